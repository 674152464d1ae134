"""Spanish of Spain and of the Americas, as sites of the tenth vocabulary write it."""

from __future__ import annotations

from samples.webgraph.tongue import Tongue, pairs, words

ES = Tongue(
    "es", "faraway",
    searches=words("Buscar, Buscar, Buscar, Buscar, Buscar, Buscar, Buscar, Buscar, Buscador, Buscador, Buscador, Buscador, "
                   "Búsqueda, Búsqueda, Búsqueda, Búsqueda simple, Búsqueda simple, Búsqueda rápida, Búsqueda rápida, "
                   "Consultar, Consultar, Consulta, Consulta, Buscar aquí, Búsqueda básica, Buscar ahora, Búsquedas, Búsqueda "
                   "general, Buscador general, Nueva búsqueda, Iniciar búsqueda, Haz tu búsqueda, Realizar búsqueda, "
                   "Encuentra, Encontrar, Ir al buscador, Entrar, Acceder, Ingresar, Ver todo, Ver todos, Consulta en línea, "
                   "Buscar en la base de datos, Explorar"),
    own_searches={
        "books": words("Catálogo, Catálogo, Catálogo, Catálogo, Catálogo, Catálogo, Catálogo, Catálogo, Catálogo en línea, "
                       "Catálogo en línea, Catálogo en línea, Catálogo de la biblioteca, Catálogo de la biblioteca, Catálogo "
                       "de la biblioteca, Catálogo online, Catálogo online, Catálogos, Catálogos, OPAC, OPAC, OPAC, Consulta "
                       "el catálogo, Consulta el catálogo, Consulta el catálogo, Consultar catálogo, Consultar catálogo, "
                       "Consulta del catálogo, Consulta del catálogo, Buscar en el catálogo, Buscar en el catálogo, Búsqueda "
                       "en catálogo, Búsqueda en catálogo, Buscar libros, Buscar libros, Buscar libros, Libros, Libros, "
                       "Libros, Buscador de libros, Buscar un libro, Busca tu libro, Encuentra tu libro, Acceso al catálogo, "
                       "Acceder al catálogo, Ir al catálogo, Catálogo general, Catálogo colectivo, Catálogo bibliográfico, "
                       "Catálogo público, Catálogo electrónico, Catálogo digital, Catálogo de libros, Catálogo de "
                       "publicaciones, Catálogo editorial, Catálogo completo, Catálogo histórico, Catálogo de fondo antiguo, "
                       "Catálogo de autoridades, Nuestro catálogo, Ver catálogo, Ver todos los libros, Todos los libros, "
                       "Fondos bibliográficos, Buscar en los fondos, Buscar en la biblioteca, Biblioteca: buscar, Búsqueda "
                       "bibliográfica, Búsqueda de libros, Buscar documentos, Buscador único, Buscador de recursos, "
                       "Descubridor, Descubre, AbsysNET, Koha, Aleph, Pergamum, Librería online, Tienda, Tienda online, "
                       "Comprar libros, Comprar, Libros usados, Libros de segunda mano, Libros antiguos, Comparador de libros, "
                       "Iberlibro, PARES, Buscar en el archivo, Inventario dinámico, Biblioteca Digital Hispánica, Hemeroteca "
                       "digital, Publicaciones, Títulos, Títulos publicados, Novedades y fondo, eBiblio"),
        "jobs": words("Ofertas de empleo, Ofertas de empleo, Ofertas de empleo, Ofertas de empleo, Ofertas de empleo, Ofertas "
                      "de empleo, Ofertas de trabajo, Ofertas de trabajo, Ofertas de trabajo, Ofertas de trabajo, Buscar "
                      "empleo, Buscar empleo, Buscar empleo, Buscar empleo, Buscar trabajo, Buscar trabajo, Buscar trabajo, "
                      "Empleos, Empleos, Empleos, Vacantes, Vacantes, Vacantes, Vacantes, Ofertas, Ofertas, Buscar ofertas, "
                      "Buscar ofertas, Buscar ofertas, Ver ofertas, Ver ofertas, Bolsa de trabajo, Bolsa de trabajo, Bolsa de "
                      "trabajo, Bolsa de trabajo, Bolsa de empleo, Bolsa de empleo, Bolsa de empleo, Trabaja con nosotros, "
                      "Trabaja con nosotros, Convocatorias, Convocatorias, Convocatorias, Vacantes disponibles, Vacantes "
                      "disponibles, Oportunidades laborales, Oportunidades laborales, Oportunidades de empleo, Empleo, "
                      "Trabajos, Buscador de empleo, Buscador de ofertas, Búsqueda de empleo, Busca empleo, Busca trabajo, "
                      "Busco trabajo, Busco empleo, Encuentra trabajo, Encuentra empleo, Encuentra tu trabajo, Encontrar "
                      "trabajo, Ver vacantes, Ver empleos, Ver todas las ofertas, Ver ofertas de empleo, Ver posiciones "
                      "abiertas, Ver puestos vacantes, Todas las ofertas, Ofertas publicadas, Ofertas activas, Ofertas "
                      "laborales, Últimas ofertas, Nuestras ofertas, Nuestras vacantes, Puestos vacantes, Puestos disponibles, "
                      "Posiciones abiertas, Vacantes abiertas, Vacantes actuales, Plazas, Plazas vacantes, Plazas convocadas, "
                      "Procesos selectivos, Procesos de selección, Concursos y oposiciones, Oferta de empleo público, Oferta "
                      "pública de empleo, Convocatorias abiertas, Convocatorias vigentes, Convocatorias CAS, Convocatorias "
                      "PDI, Llamados, Llamados a concurso, Concursos docentes, Concursos laborales, Búsquedas laborales, "
                      "Avisos de empleo, Clasificados de empleo, Portal de empleo, Postúlate, Postular, Postulá acá, "
                      "Inscríbete, Aplica ahora, Aplica aquí, Únete, Explora oportunidades, Descubre tu próximo trabajo, "
                      "Empleo por provincias, Empleos cerca de mí, Primer empleo, Prácticas y empleo, Empléate"),
        "flights": words("Vuelos, Vuelos, Vuelos, Vuelos, Vuelos, Vuelos, Vuelos, Vuelos, Buscar vuelos, Buscar vuelos, Buscar "
                         "vuelos, Buscar vuelos, Buscar vuelos, Reservar, Reservar, Reservar, Reserva, Reserva, Reserva, "
                         "Reservar vuelo, Reservar vuelo, Reservar vuelo, Reserva tu vuelo, Reserva tu vuelo, Reserva tu "
                         "vuelo, Comprar, Comprar, Compra tu pasaje, Compra tu pasaje, Comprar billetes, Comprar billetes, "
                         "Vuelos baratos, Vuelos baratos, Vuelos baratos, Vuelos baratos, Reservas, Reservas, Reservas, "
                         "Billetes de avión, Billetes de avión, Pasajes, Pasajes, Pasajes aéreos, Pasajes aéreos, Buscar, "
                         "Buscador de vuelos, Buscar vuelo, Busca tu vuelo, Busca y compra, Busca tu próximo viaje, Encuentra "
                         "tu vuelo, Encuentra vuelos, Encontrar vuelos, Reserva online, Reservar ahora, Reserva ahora, Reserva "
                         "ya, Reserva un vuelo, Reservar billetes, Reservar viaje, Reservaciones, Reserva de vuelos, Compra de "
                         "billetes, Comprar pasajes, Comprar vuelos, Comprar boletos, Compra aquí, Compra ahora, Compra "
                         "online, Comprar un tiquete, Tiquetes, Tiquetes baratos, Tiquetes aéreos, Boletos de avión, Boletos, "
                         "Vuelos económicos, Vuelos nacionales, Vuelos internacionales, Vuelos de ida y vuelta, Vuelos "
                         "directos, Vuelos de última hora, Vuelos + Hotel, Vuelo + Hotel, Vuelo más hotel, Pasajes baratos, "
                         "Ofertas de vuelos, Comparador de vuelos, Comparar vuelos, Comparar precios, Calendario de precios, "
                         "Calendario de ofertas, Cotiza tu vuelo, Cotizar, Consulta tarifas, Consultar disponibilidad, Ver "
                         "vuelos, Ver tarifas, Planifica y reserva, Destinos y tarifas, ¿A dónde quieres ir?, Vuela, Volar, "
                         "Canjear millas, Multidestino"),
    },
    details=words("Búsqueda avanzada, Búsqueda avanzada, Búsqueda avanzada, Búsqueda avanzada, Búsqueda avanzada, Búsqueda "
                  "avanzada, Búsqueda avanzada, Búsqueda avanzada, Búsqueda avanzada, Búsqueda avanzada, Búsqueda avanzada, "
                  "Búsqueda avanzada, Búsqueda avanzada, Búsqueda avanzada, Avanzada, Avanzada, Buscador avanzado, Buscador "
                  "avanzado, Más opciones, Más opciones, Más opciones de búsqueda, Más opciones de búsqueda, Búsqueda experta, "
                  "Búsqueda detallada, Búsqueda por campos, Búsqueda combinada, Opciones avanzadas, Opciones de búsqueda, Más "
                  "filtros, Refinar búsqueda, Filtrar resultados, Búsqueda asistida, Búsqueda profesional, Búsqueda por "
                  "palabras, Buscar por criterios, Búsqueda especializada"),
    hubs=words("Servicios, Servicios, Servicios, Servicios, Servicios, Nuestros servicios, Nuestros servicios, Servicios en "
               "línea, Servicios en línea, Recursos, Recursos, Explorar, Explorar, Información, Información, Trámites, "
               "Trámites, Trámites y servicios, Trámites y servicios, Sede electrónica, Sede electrónica, Más información, Más "
               "información, Ver más, Ver más, Inicio, Ciudadanía, Ciudadanos, Menú, Productos, Accesos directos, Enlaces de "
               "interés, Te interesa, Empieza aquí, Portal, Áreas, Categorías, Destacados, Plataforma, Quiero, Herramientas, "
               "Descubrir"),
    own_hubs={
        "books": words("Biblioteca, Biblioteca, Biblioteca, Biblioteca, Biblioteca, Biblioteca, Bibliotecas, Bibliotecas, "
                       "Bibliotecas, Libros, Libros, Libros, Libros, Colecciones, Colecciones, Colecciones, Colecciones, "
                       "Catálogos, Catálogos, Recursos electrónicos, Recursos electrónicos, Biblioteca digital, Biblioteca "
                       "digital, Librería, Librería, Archivo, Archivo, Fondos, Fondos, Catálogos y recursos, Colección, "
                       "Nuestras colecciones, Fondos y colecciones, Red de bibliotecas, Biblioteca central, Biblioteca "
                       "virtual, Biblioteca universitaria, Sistema de bibliotecas, Recursos de información, Recursos "
                       "digitales, Recursos bibliográficos, Información bibliográfica, Servicios bibliotecarios, Servicios de "
                       "biblioteca, Préstamo, Encontrar información, Investigadores, Usuarios, Estudiantes, Estudiar, "
                       "Investigar, Estudios, Investigación, Lectura, Lectores, Materias, Temáticas, Géneros, Literatura, "
                       "Ficción, No ficción, Infantil y juvenil, Libros de texto, Editorial, Editoriales, Sellos, Sellos "
                       "editoriales, Autores, Novedades, Próximos lanzamientos, Más vendidos, Ebooks, Libro antiguo, "
                       "Hemeroteca, Archivos y bibliotecas, Cultura, Servicios al lector"),
        "jobs": words("Empleo, Empleo, Empleo, Empleo, Empleo, Empleo, Empleo, Empleos, Empleos, Trabaja con nosotros, Trabaja "
                      "con nosotros, Trabaja con nosotros, Trabaja con nosotros, Trabaja con nosotros, Trabaja con nosotros, "
                      "Únete a nosotros, Únete a nosotros, Únete a nuestro equipo, Únete a nuestro equipo, Únete a nuestro "
                      "equipo, Recursos Humanos, Recursos Humanos, Recursos Humanos, Recursos Humanos, Talento, Talento, "
                      "Personas, Personas, Candidatos, Candidatos, Candidatos, Candidatos, Empleo y formación, Empleo y "
                      "formación, Empleo público, Empleo público, Trabajá con nosotros, Únete al equipo, Carrera, Carreras, "
                      "Carrera profesional, Talento humano, Gestión humana, Nuestro equipo humano, Personas candidatas, Para "
                      "candidatos, Demandantes, Demandantes de empleo, Trabajadores, Soy candidato, Profesionales, Jóvenes "
                      "profesionales, Estudiantes y graduados, Jóvenes, Formación y empleo, Orientación laboral, Servicio de "
                      "empleo, Agencia de colocación, Oficina de empleo, Sala de prensa y empleo, Función pública, "
                      "Oposiciones, Personal, Selección, Transparencia, Tablón de anuncios, Trabajar aquí, ¿Por qué trabajar "
                      "con nosotros?, Vive la experiencia, Trabajo, Trabajo temporal, Sectores, Especialidades, Empresas "
                      "destacadas, Empleo por ciudades, La empresa, Oportunidades, Egresados"),
        "flights": words("Vuelos, Vuelos, Vuelos, Vuelos, Destinos, Destinos, Destinos, Destinos, Destinos, Destinos, Viajes, "
                         "Viajes, Viajes, Viajar, Viajar, Ofertas, Ofertas, Ofertas, Ofertas, Ofertas, Promociones, "
                         "Promociones, Promociones, Planifica tu viaje, Planifica tu viaje, Prepara tu viaje, Prepara tu "
                         "viaje, Pasajeros, Pasajeros, Pasajeros, Aerolíneas, Aerolíneas, Paquetes, Paquetes, Ofertas de "
                         "viajes, Planea tu viaje, Tu viaje, Antes de viajar, Información de viaje, Información para viajar, "
                         "Experiencia de viaje, Descubre destinos, Destinos nacionales, Destinos internacionales, Nuestros "
                         "destinos, Nuestras rutas, Rutas, Mapa de rutas, ¿Dónde volamos?, Volar con nosotros, Vuela con "
                         "nosotros, Pasajeros y visitantes, Compañías aéreas, Aerolíneas y destinos, Aeropuertos, Vacaciones, "
                         "Paquetes turísticos, Escapadas, Escapadas de fin de semana, Última hora, Turismo, Inspírate, "
                         "Inspiración, Tarifas, Nuestras tarifas, Horarios y tarifas, Itinerarios, Viajeros, Productos, "
                         "Reserva y gestiona, Reserva y planifica, Hot sale, Chollos, Verano, Semana Santa, Caribe"),
    },
    chrome=pairs("Quiénes somos=quienes-somos, Sobre nosotros=sobre-nosotros, Nosotros=nosotros, Acerca de=acerca-de, "
                 "Conócenos=conocenos, Institucional=institucional, La institución=la-institucion, Contacto=contacto, "
                 "Contáctanos=contactanos, Contáctenos=contactenos, Atención al cliente=atencion-al-cliente, Ayuda=ayuda, "
                 "Preguntas frecuentes=preguntas-frecuentes, Aviso legal=aviso-legal, Política de "
                 "privacidad=politica-de-privacidad, Aviso de privacidad=aviso-de-privacidad, Política de "
                 "cookies=politica-de-cookies, Configurar cookies=configurar-cookies, Términos y "
                 "condiciones=terminos-y-condiciones, Condiciones de uso=condiciones-de-uso, Accesibilidad=accesibilidad, Mapa "
                 "del sitio=mapa-del-sitio, Mapa web=mapa-web, Noticias=noticias, Actualidad=actualidad, Agenda=agenda, "
                 "Eventos=eventos, Blog=blog, Prensa=prensa, Sala de prensa=sala-de-prensa, Transparencia y buen "
                 "gobierno=buen-gobierno, Perfil del contratante=perfil-del-contratante, Licitaciones=licitaciones, Canal de "
                 "denuncias=canal-de-denuncias, Quejas y sugerencias=quejas-y-sugerencias, Libro de "
                 "reclamaciones=libro-de-reclamaciones, Historia=historia, Misión y visión=mision-y-vision, "
                 "Organigrama=organigrama, Directorio=directorio, Iniciar sesión=iniciar-sesion, Regístrate=registrate, Mi "
                 "cuenta=mi-cuenta, Boletín=boletin, Suscríbete=suscribete, Síguenos=siguenos, Facebook=facebook, English=en, "
                 "Català=ca, Galería=galeria, Sostenibilidad=sostenibilidad, Dónde estamos=donde-estamos"),
    own_chrome={
        "books": pairs("Horarios=horarios, Horario y calendario=horario-y-calendario, Hazte el carné=carne-de-biblioteca, Mi "
                       "biblioteca=mi-biblioteca, Renovar préstamos=renovar-prestamos, Préstamo "
                       "interbibliotecario=prestamo-interbibliotecario, Reserva de salas=reserva-de-salas, Salas de "
                       "estudio=salas-de-estudio, Pregunte: las bibliotecas responden=pregunte, Pregunta al "
                       "bibliotecario=pregunta-al-bibliotecario, Club de lectura=club-de-lectura, Clubes de "
                       "lectura=clubes-de-lectura, Actividades=actividades, Cuentacuentos=cuentacuentos, Visitas "
                       "guiadas=visitas-guiadas, Exposiciones=exposiciones, Desideratas=desideratas, Donaciones=donaciones, "
                       "Normativa de préstamo=normativa-de-prestamo, Reglamento=reglamento, Reproducción de "
                       "documentos=reproduccion, Sala de lectura=sala-de-lectura, Cómo citar=como-citar, Gestores "
                       "bibliográficos=gestores-bibliograficos, Guías temáticas=guias-tematicas, Acceso remoto=acceso-remoto, "
                       "Carrito=carrito, Cesta=cesta, Mis pedidos=mis-pedidos, Gastos de envío=gastos-de-envio, Envíos y "
                       "devoluciones=envios-y-devoluciones, Formas de pago=formas-de-pago, Lista de deseos=lista-de-deseos, "
                       "Tarjeta regalo=tarjeta-regalo, Nuestras librerías=nuestras-librerias, Presentaciones=presentaciones, "
                       "Feria del Libro=feria-del-libro, Firmas de libros=firmas, Envío de originales=envio-de-originales, "
                       "Publica tu libro=publica-tu-libro, Derechos de autor=derechos, Foreign rights=foreign-rights, "
                       "Distribuidores=distribuidores, Compramos libros=compramos-libros, Recomendados=recomendados, Libro del "
                       "mes=libro-del-mes"),
        "jobs": pairs("Empresas=empresas, Acceso empresas=acceso-empresas, Publicar oferta=publicar-oferta, Publica tu "
                      "vacante=publica-tu-vacante, Publicar oferta gratis=publicar-gratis, Busco personal=busco-personal, "
                      "Soluciones para empresas=soluciones-empresas, Acceso candidatos=acceso-candidatos, Mi "
                      "currículum=mi-curriculum, Crear currículum=crear-curriculum, Sube tu CV=sube-tu-cv, Deja tu "
                      "CV=deja-tu-cv, Envíanos tu CV=envianos-tu-cv, Modelos de currículum=modelos-de-curriculum, Mis "
                      "candidaturas=mis-candidaturas, Alertas de empleo=alertas-de-empleo, Consejos para la "
                      "entrevista=consejos-entrevista, Orientación profesional=orientacion-profesional, Calculadora de "
                      "salario=calculadora-de-salario, Guía salarial=guia-salarial, Cursos=cursos, Formación=formacion, "
                      "Becas=becas, Prestación por desempleo=prestacion-desempleo, Seguro de desempleo=seguro-de-desempleo, "
                      "Cita previa=cita-previa, Beneficios=beneficios, Cultura y valores=cultura-y-valores, Nuestra "
                      "gente=nuestra-gente, Diversidad e inclusión=diversidad-e-inclusion, Proceso de "
                      "selección=proceso-de-seleccion, Prácticas profesionales=practicas, Feria de empleo "
                      "2024=feria-de-empleo, Headhunting=headhunting, Nóminas=nominas, Portal del "
                      "empleado=portal-del-empleado, Prevención de riesgos laborales=prevencion, Opiniones de "
                      "empresas=opiniones-empresas, Inversionistas=inversionistas, Cuadro médico=cuadro-medico, "
                      "Pacientes=pacientes, Resultados de oposiciones=resultados, Teletrabajo=teletrabajo, "
                      "Franquicias=franquicias, Voluntariado=voluntariado"),
        "flights": pairs("Check-in=check-in, Check-in online=check-in-online, Facturación=facturacion, Tarjeta de "
                         "embarque=tarjeta-de-embarque, Mis viajes=mis-viajes, Mi reserva=mi-reserva, Gestiona tu "
                         "reserva=gestiona-tu-reserva, Administrar mi reserva=administrar-reserva, Estado de "
                         "vuelo=estado-de-vuelo, Estado de vuelos=estado-de-vuelos, Llegadas=llegadas, Salidas=salidas, "
                         "Equipaje=equipaje, Equipaje de mano=equipaje-de-mano, Exceso de equipaje=exceso-de-equipaje, "
                         "Selección de asientos=asientos, Mascotas=mascotas, Asistencia especial=asistencia-especial, Menores "
                         "solos=menores, Hoteles=hoteles, Alquiler de coches=alquiler-de-coches, Renta de "
                         "autos=renta-de-autos, Autos=autos, Trenes=trenes, Autobuses=autobuses, Cruceros=cruceros, Seguro de "
                         "viaje=seguro-de-viaje, Traslados=traslados, Parking=parking, Reserva de parking=reserva-parking, "
                         "Cómo llegar=como-llegar, Objetos perdidos=objetos-perdidos, Tiendas y restaurantes=tiendas, Salas "
                         "VIP=salas-vip, Sala VIP y Fast Track=fast-track, Millas=millas, Programa de "
                         "fidelización=programa-de-fidelizacion, Viajero frecuente=viajero-frecuente, Reembolsos=reembolsos, "
                         "Cambios y devoluciones=cambios, Derechos del pasajero=derechos-del-pasajero, Contrato de "
                         "transporte=contrato-de-transporte, Flota=flota, Grupos=grupos, Carga=carga, Agencias de "
                         "viajes=agencias-de-viajes, Viajes de empresa=viajes-de-empresa, Arrepentimiento de "
                         "compra=arrepentimiento, Requisitos de entrada=requisitos, Descarga la app=app, Guías de "
                         "viaje=guias-de-viaje"),
    },
    decoys=pairs("Ayuda de búsqueda=ayuda-busqueda, Cómo buscar=como-buscar, Consejos de búsqueda=consejos-de-busqueda, "
                 "Búsquedas populares=busquedas-populares, Búsquedas recientes=busquedas-recientes, Búsquedas "
                 "guardadas=busquedas-guardadas, Mis búsquedas=mis-busquedas, Encuéntranos=encuentranos, Encuéntranos en "
                 "Facebook=encuentranos-facebook, Encuentra tu oficina=encuentra-tu-oficina, Encuentra tu "
                 "tienda=encuentra-tu-tienda, Buscador de tiendas=buscador-de-tiendas, Buscador de "
                 "personas=buscador-de-personas, Búsqueda y rescate=busqueda-y-rescate, Posicionamiento en "
                 "buscadores=posicionamiento-seo, Investigación científica=investigacion-cientifica, Grupos de "
                 "investigación=grupos-de-investigacion, Centros de investigación=centros, Oferta académica=oferta-academica, "
                 "Oferta formativa=oferta-formativa, Catálogo de trámites=catalogo-de-tramites, Catálogo de "
                 "servicios=carta-de-servicios, Descargar folleto=folleto, Consulta pública=consulta-publica, Consulta de "
                 "expedientes=consulta-de-expedientes, Consultas y sugerencias=consultas, Personas "
                 "desaparecidas=desaparecidos, Archivo de noticias=archivo-de-noticias, Recorrido por el archivo=recorrido, Lo "
                 "más buscado=lo-mas-buscado, Reserva de espacios=reserva-de-espacios, Vistos recientemente=vistos, Reservas "
                 "de restaurante=restaurante"),
    filler=words("de, la, el, en, y, a, los, las, del, que, por, con, para, una, un, su, sus, se, al, lo, más, es, como, o, "
                 "no, si, este, esta, estos, sobre, entre, también, desde, hasta, ya, todo, todos, todas, cada, muy, sin, "
                 "pero, nuestro, nuestra, nuestros, tu, tus, te, nos, son, ser, está, ha, han, puede, puedes, hay, donde, "
                 "cuando, dos, primer, primera, nuevo, nueva, nuevos, mejor, mejores, gran, año, años, día, días, mes, hoy, "
                 "semana, hora, lunes, enero, septiembre, 2023, 2024, ciudad, país, nacional, municipal, provincia, región, "
                 "España, México, Colombia, Argentina, Chile, Perú, Madrid, Barcelona, Bogotá, Lima, Buenos Aires, centro, "
                 "calle, ayuntamiento, gobierno, ministerio, universidad, facultad, público, pública, gratis, gratuito, desde "
                 "19 €, precio, precios, leer más, ver detalle, descargar, PDF, aquí, información general, bienvenidos, "
                 "comunicado, resolución, aviso, programa, proyecto, participa, apertura, cierre, disponible, según, través, "
                 "tras, mediante, durante, personas, familia, vida, mundo, calidad, experiencia única"),
    button=words("Buscar, Buscar, Buscar, Buscar, Buscar, Buscar, Buscar, Buscar ahora, Consultar, Ir, Enviar, Encontrar"),
    prompt=words("Buscar, Buscar, Buscar, Buscar, Buscar, Buscar..., Buscar..., Buscar..., Palabra clave, Palabra clave, ¿Qué "
                 "estás buscando?, ¿Qué estás buscando?, Búsqueda, Palabras clave, ¿Qué buscas?, Buscar en el sitio, "
                 "Introduzca su búsqueda, Escribe aquí, Texto a buscar, Buscar por"),
    subject={
        "books": words("Libros, Libros, Libros, Bibliotecas, Bibliotecas, Biblioteca, Biblioteca, Librerías, Librería, "
                       "Editoriales, Editorial, Biblioteca universitaria, Archivos, Libros antiguos, Literatura"),
        "jobs": words("Empleo, Empleo, Empleo, Trabajo, Trabajo, Ofertas de empleo, Bolsas de trabajo, Empleos, Recursos "
                      "Humanos, Trabajo temporal, Portales de empleo, Empleo público"),
        "flights": words("Vuelos, Vuelos, Vuelos, Aerolíneas, Aerolíneas, Agencias de viajes, Agencias de viajes, Vuelos "
                         "baratos, Aeropuertos, Billetes de avión, Pasajes aéreos, Viajes, Líneas aéreas"),
    },
    content={
        "books": words("libro, libros, biblioteca, bibliotecas, bibliotecario, lector, lectores, lectura, autor, autora, "
                       "autores, escritor, escritora, título, títulos, editorial, editoriales, edición, primera edición, "
                       "publicación, publicaciones, colección, ejemplar, ejemplares, páginas, encuadernación, tapa dura, tapa "
                       "blanda, rústica, bolsillo, cubierta, portada, ISBN, idioma, novela, novelas, novela negra, narrativa, "
                       "poesía, cuentos, relatos, ensayo, biografía, historia, ciencia ficción, fantasía, romántica, cómic, "
                       "infantil, juvenil, libro ilustrado, diccionario, manual, libros de texto, tesis, tesis doctorales, "
                       "revistas, periódicos, hemeroteca, artículos, bases de datos, texto completo, libro electrónico, ebook, "
                       "audiolibro, préstamo, préstamos, devolución, renovación, reserva de libros, carné, socio, sala, "
                       "signatura, estantería, materia, catalogación, fondo antiguo, incunables, manuscritos, archivo, "
                       "legajos, mapas, grabados, fotografías, digitalización, repositorio, librería, librero, segunda mano, "
                       "descatalogado, agotado, en stock, novedad, más vendido, premio, Premio Planeta, Cervantes, García "
                       "Márquez, Borges, Isabel Allende, traducción, traductor, ilustrador, reseña, presentación del libro, "
                       "club, feria, bibliografía, tomo"),
        "jobs": words("empleo, empleos, trabajo, puesto, puestos, vacante, oferta, ofertas, plaza, plazas, candidato, "
                      "candidatos, candidatura, aspirante, aspirantes, postulante, empresa, empresas, empleador, empleado, "
                      "empleados, personal, trabajador, contratación, contrato, contrato indefinido, contrato temporal, obra o "
                      "servicio, jornada completa, jornada parcial, media jornada, tiempo completo, medio tiempo, turno, turno "
                      "rotativo, turno de noche, fines de semana, teletrabajo híbrido, remoto, presencial, salario, sueldo, "
                      "remuneración, sueldo bruto anual, prestaciones de ley, prestaciones superiores, bono, vales de "
                      "despensa, seguro médico, vacaciones pagadas, currículum, CV, hoja de vida, carta de presentación, "
                      "entrevista, selección de personal, requisitos, se requiere, se ofrece, experiencia, experiencia mínima, "
                      "titulación, licenciatura, bachillerato, formación profesional, estudios, idiomas, inglés avanzado, "
                      "carné de conducir, funciones, responsabilidades, incorporación inmediata, concurso, oposición, bases, "
                      "convocatoria, lista de admitidos, interino, funcionario, docente, profesor, investigador, médico, "
                      "enfermera, auxiliar de enfermería, farmacéutico, ingeniero, arquitecto, programador, desarrollador, "
                      "contador, contable, administrativo, recepcionista, asesor comercial, vendedor, ejecutivo de ventas, "
                      "cajero, dependiente, camarero, cocinero, limpieza, vigilante de seguridad, mozo de almacén, "
                      "carretillero, operario, conductor, chofer, repartidor, electricista, mecánico, soldador, albañil, "
                      "teleoperador, becario, practicante, recién titulado, paro, desempleo, SEPE, ETT"),
        "flights": words("vuelo, vuelos, aerolínea, aerolíneas, compañía aérea, aeropuerto, aeropuertos, avión, billete, "
                         "billetes, pasaje, pasajes, boleto, tiquete, tarifa, tarifas, tarifa básica, ida y vuelta, solo ida, "
                         "vuelo directo, sin escalas, escala, escalas, conexión, salida, llegada, embarque, puerta de "
                         "embarque, terminal, mostrador, pasajero, viajero, viajeros, adultos, niños, bebés, maleta, maleta "
                         "facturada, equipaje incluido, bolso de mano, asiento, asientos, ventanilla, pasillo, clase turista, "
                         "clase ejecutiva, business, primera clase, cabina, tripulación, piloto, aeronave, flota moderna, "
                         "Airbus, Boeing, ruta, rutas nuevas, frecuencia, temporada, horario de verano, destino, destinos, "
                         "nacional, internacional, pasaporte, visado, visa, aduana, migración, tasas, tasas incluidas, "
                         "impuestos, cargos de gestión, por persona, precio final, desde 29 €, cuotas sin interés, descuento "
                         "residente, código promocional, oferta flash, low cost, bajo coste, chárter, paquete, hotel incluido, "
                         "escapada, todo incluido, turismo, agencia, localizador, código de reserva, retraso, cancelación, "
                         "overbooking, compensación, puente aéreo, Madrid-Barajas, El Prat, Palma, Tenerife, Ciudad de México, "
                         "Cancún, Cartagena, Medellín, Cusco, Santiago, Punta Cana, La Habana, Miami, Nueva York, París, Roma, "
                         "Londres, Iberia, Vueling, Air Europa, Avianca, LATAM, Aeroméxico, Volaris, Copa, puntos, cuenta de "
                         "millas"),
    },
    labels={
        "books": {
            "title": words("Título, Título, Título, Título, Título, Título, Título del libro, Palabras del título, Título "
                           "contiene, Título o palabra clave"),
            "author": words("Autor, Autor, Autor, Autor, Autor, Autor, Autor/a, Autor o colaborador, Nombre del autor, Autor "
                            "(apellidos y nombre), Autores"),
            "publisher": words("Editorial, Editorial, Editorial, Editorial, Editor, Editor/Editorial, Sello, Nombre de la "
                               "editorial"),
            "isbn": words("ISBN, ISBN, ISBN, ISBN, ISBN/ISSN, ISBN/ISSN, Código ISBN, ISBN o EAN, ISBN (sin guiones)"),
            "year": words("Año, Año, Año de publicación, Año de publicación, Año de edición, Año de edición, Fecha de "
                          "publicación, Fecha de publicación, Año desde, Fecha, Desde el año"),
        },
        "jobs": {
            "title": words("Palabra clave, Palabra clave, Palabras clave, Palabras clave, Puesto, Puesto, Cargo, Qué, ¿Qué "
                           "empleo buscas?, Puesto empresa o palabra clave, Cargo o palabra clave, Nombre del puesto, "
                           "Profesión, Título de la oferta"),
            "company": words("Empresa, Empresa, Empresa, Empresa, Nombre de la empresa, Organismo, Entidad, Empleador"),
            "location": words("Provincia, Provincia, Ubicación, Ubicación, Ciudad, Ciudad, Lugar, Localidad, Dónde, ¿Dónde?, "
                              "Localización, Departamento, Lugar de trabajo, Estado o municipio"),
            "category": words("Categoría, Categoría, Área, Área, Sector, Sector, Área de trabajo, Categoría profesional, "
                              "Especialidad, Departamento o área, Función"),
            "salary": words("Salario, Salario, Salario mínimo, Sueldo, Rango salarial, Salario desde, Remuneración, "
                            "Expectativa salarial"),
        },
        "flights": {
            "origin": words("Origen, Origen, Origen, Origen, Origen, Origen, Desde, Desde, Desde, Salida desde, Ciudad de "
                            "origen, ¿Desde dónde viajas?, Aeropuerto de salida, De, Saliendo de"),
            "destination": words("Destino, Destino, Destino, Destino, Destino, Destino, Hacia, Hacia, Hasta, A, Ciudad de "
                                 "destino, ¿A dónde quieres ir?, Aeropuerto de llegada, Ir a"),
            "departure_date": words("Ida, Ida, Ida, Fecha de ida, Fecha de ida, Fecha de ida, Fecha de salida, Fecha de "
                                    "salida, Salida, Salida, Fecha ida, Partida, Fecha de partida"),
            "return_date": words("Vuelta, Vuelta, Vuelta, Regreso, Regreso, Fecha de vuelta, Fecha de vuelta, Fecha de "
                                 "regreso, Fecha de regreso, Fecha vuelta"),
            "airline": words("Aerolínea, Aerolínea, Aerolínea, Compañía aérea, Compañía aérea, Aerolínea preferida, Compañía, "
                             "Todas las aerolíneas, Operado por"),
        },
    },
)  # fmt: skip

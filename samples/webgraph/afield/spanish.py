"""Spanish, of Spain and of Latin America, as sites of the sixth vocabulary write it."""

from __future__ import annotations

from samples.webgraph.tongue import Tongue, pairs, words

ES = Tongue(
    "es", "afield",
    searches=words("Buscar, Buscar, Buscador, Búsqueda, Búsqueda rápida, Búsqueda simple, Realizar una búsqueda, "
                   "Encontrar, Consultar, Nueva búsqueda, Buscar ahora"),
    own_searches={
        "books": words("Catálogo, Catálogo, Catálogo en línea, Consulta el catálogo, Buscar en el catálogo, "
                       "Consulta de catálogo, Buscar libros, Búsqueda de libros, Catálogo de la biblioteca, OPAC, "
                       "Catálogo colectivo, Catálogo bibliográfico, Buscador de libros, Encuentra tu libro, "
                       "Buscar en la colección, REBIUN, eBiblio, Dialnet, Consultar catálogo, Libros"),
        "jobs": words("Ofertas de empleo, Ofertas de empleo, Buscar empleo, Buscar trabajo, Ofertas de trabajo, "
                      "Bolsa de trabajo, Bolsa de empleo, Vacantes, Ver vacantes, Buscar ofertas, Ver ofertas, "
                      "Encuentra tu empleo, Buscador de empleo, Todas las ofertas, Oportunidades laborales, "
                      "Vacantes disponibles, Convocatorias, Empléate"),
        "flights": words("Buscar vuelos, Buscar vuelos, Reservar vuelo, Reservar, Vuelos, Reserva tu vuelo, Comprar, "
                         "Vuelos baratos, Compra tu boleto, Comprar pasajes, Buscador de vuelos, Encuentra vuelos, "
                         "Comparar vuelos, Reservas, Compra tu vuelo, Billetes de avión, Horarios de vuelos, Reserva ahora"),
    },
    details=words("Búsqueda avanzada, Búsqueda avanzada, Búsqueda avanzada, Más opciones de búsqueda, "
                  "Búsqueda detallada, Más filtros, Búsqueda experta, Afinar búsqueda"),
    hubs=words("Servicios, Recursos, Descubre, Explora, Servicios en línea, Temas, Accesos directos, Información, "
               "Trámites, Ver más, Nuestros servicios, Productos, Sede electrónica, Categorías"),
    own_hubs={
        "books": words("Biblioteca, Bibliotecas, Colecciones, Libros y lectura, Biblioteca digital, Fondos, "
                       "Recursos de información, Préstamo, Tienda, Librería, Materias, Lectura, "
                       "Recursos electrónicos, Nuestro fondo"),
        "jobs": words("Empleo, Trabaja con nosotros, Únete al equipo, Candidatos, Talento, Carreras, Recursos humanos, "
                      "Empleo público, Trabajo y formación, Únete a nosotros, Trabaja en el Ayuntamiento"),
        "flights": words("Planifica tu viaje, Destinos, Viajes, Ofertas, Planear y reservar, Promociones, "
                         "Ofertas de vuelos, Planifica, Prepara tu viaje, Viaja con nosotros, Vuelo + hotel"),
    },
    chrome=pairs("Quiénes somos=quienes-somos,Contacto=contacto,Contáctanos=contactanos,Aviso legal=aviso-legal,"
                 "Política de privacidad=privacidad,Política de cookies=cookies,Accesibilidad=accesibilidad,"
                 "Mapa web=mapa-web,Noticias=noticias,Agenda=agenda,Eventos=eventos,Sala de prensa=sala-de-prensa,"
                 "Boletín de novedades=suscripcion,Iniciar sesión=iniciar-sesion,Ayuda=ayuda,"
                 "Preguntas frecuentes=preguntas-frecuentes,Transparencia=transparencia,Redes sociales=redes,"
                 "English=en,Términos y condiciones=terminos"),
    own_chrome={
        "books": pairs("Horarios y sedes=sedes,Hazte socio=hazte-socio,Mi cuenta=mi-cuenta,Renovar préstamos=renovar,"
                       "Pregunte al bibliotecario=pregunte,Clubes de lectura=clubes,Préstamo interbibliotecario=pi,"
                       "Desideratas=desideratas,Gastos de envío=envios,Mi carrito=carrito,Presentaciones=presentaciones,"
                       "Reserva de salas=salas"),
        "jobs": pairs("Publicar oferta=publicar-oferta,Acceso empresas=acceso-empresas,Consejos para tu CV=consejos-cv,"
                      "Crear alerta=alertas,Subir currículum=subir-cv,Orientación laboral=orientacion,"
                      "Nuestros valores=valores,Beneficios=beneficios,Preparar la entrevista=entrevista,"
                      "Comparador de salarios=salarios,Proceso de selección=seleccion"),
        "flights": pairs("Check-in=check-in,Mis viajes=mis-viajes,Equipaje=equipaje,Selección de asientos=asientos,"
                         "Viajero frecuente=viajero-frecuente,Necesidades especiales=asistencia,"
                         "Cambios y reembolsos=reembolsos,Viajar con mascotas=mascotas,Salas VIP=salas-vip,"
                         "Información para pasajeros=pasajeros,Documentación de viaje=documentacion"),
    },
    decoys=pairs("Consejos de búsqueda=consejos,Objetos perdidos=objetos-perdidos,Cómo llegar=como-llegar,"
                 "Encuentra tu tienda=tiendas,Posicionamiento en buscadores=seo,Olvidé mi contraseña=clave,"
                 "Grupos de investigación=investigacion,Búsqueda y rescate=rescate,Solicitar catálogo impreso=impreso,"
                 "Ayuda de búsqueda=ayuda-busqueda,Encuéntranos en Facebook=facebook"),
    filler=words("de, la, que, el, en, y, a, los, del, las, un, por, con, una, para, su, es, al, lo, como, más, o, se, "
                 "sus, este, ha, esta, tu, son, entre, desde, todo, todos, nos, nuestra, nuestro, sin, sobre, ser, "
                 "también, hasta, hay, donde, quien, te, si, ya, cada, puede, puedes, información, sitio, año, "
                 "ciudad, España, México, día, servicio, nuevo, nueva, gratis, aquí, durante, mejor, otros, "
                 "consulta, conoce, disponible, a partir de, tiempo, público, centro, cuando, muy"),
    button=words("Buscar, Buscar, Ir, Consultar, Ver resultados, Aceptar"),
    prompt=words("Buscar, Buscar en el sitio, ¿Qué buscas?, Palabra clave, Introduce tu búsqueda, Término de búsqueda, "
                 "¿Qué estás buscando?, Escribe aquí"),
    subject={
        "books": words("Bibliotecas, Libros, Librerías, Libros y lectura, Editoriales, Literatura, Biblioteca pública"),
        "jobs": words("Empleo, Trabajo, Ofertas de empleo, Empleo y formación, Bolsas de trabajo, Recursos humanos"),
        "flights": words("Vuelos, Aerolíneas, Vuelos baratos, Viajes en avión, Líneas aéreas, Boletos de avión"),
    },
    content={
        "books": words("libro, libros, biblioteca, catálogo, autor, autora, título, novela, ensayo, poesía, cuentos, "
                       "lectura, lectores, editorial, edición, tapa blanda, tapa dura, bolsillo, páginas, ISBN, "
                       "publicado, colección, librería, novedades, más vendidos, préstamo, ejemplar, signatura, "
                       "reservar, renovación, carné de biblioteca, bibliotecario, sala de lectura, audiolibros, "
                       "libros electrónicos, revistas, tesis, fondo antiguo, manuscritos, hemeroteca, infantil, juvenil, "
                       "cómic, traducción, escritor, narrativa, Premio Planeta, Premio Cervantes, feria del libro, "
                       "club de lectura, cuentacuentos, Biblioteca Nacional, digitalizado, materia, reseña, firma de libros"),
        "jobs": words("empleo, trabajo, oferta, puesto, vacante, salario, sueldo, jornada completa, jornada parcial, "
                      "contrato indefinido, contrato temporal, currículum, candidato, candidatura, inscribirse, "
                      "inscritos, postular, empresa, experiencia, requisitos, funciones, se ofrece, se requiere, "
                      "formación, licenciatura, prácticas, becario, teletrabajo, incorporación inmediata, entrevista, "
                      "selección, contratación, comercial, administrativo, dependiente, enfermero, ingeniero, camarero, "
                      "mozo de almacén, chofer, programador, contador, oposiciones, convocatoria, plazas, bases, "
                      "prestaciones de ley, IMSS, horario, turno, paro, demandante, autónomo, reclutador, publicada hoy"),
        "flights": words("vuelo, vuelos, aerolínea, avión, aeropuerto, ida y vuelta, solo ida, salida, llegada, escala, "
                         "vuelo directo, pasajeros, adultos, niños, equipaje de mano, equipaje facturado, maleta, "
                         "tarjeta de embarque, pase de abordar, embarque, billete, boleto, pasaje, tarifa, tarifas, "
                         "tasas incluidas, desde 29 €, clase turista, business, asiento, puntos, millas, Madrid, "
                         "Barcelona, Palma de Mallorca, Canarias, Ciudad de México, Cancún, Guadalajara, Bogotá, Lima, "
                         "Buenos Aires, Santiago, Miami, Londres, Roma, destino, destinos, viajeros, terminal, retraso, "
                         "cancelación, escapada, vacaciones, temporada, ruta, flota, tripulación"),
    },
    labels={
        "books": {"title": words("Título, Título del libro, Palabras del título, Título de la obra"),
                  "author": words("Autor, Autor/a, Nombre del autor, Autores"),
                  "publisher": words("Editorial, Editor, Sello editorial"), "isbn": words("ISBN, ISBN/ISSN, ISBN o EAN"),
                  "year": words("Año, Año de publicación, Fecha de publicación, Año de edición")},
        "jobs": {"title": words("Puesto, Cargo, ¿Qué trabajo buscas?, Palabra clave o puesto, Nombre del puesto"),
                 "company": words("Empresa, Compañía, Organismo, Nombre de la empresa"),
                 "location": words("Lugar, Ubicación, Provincia, Ciudad, ¿Dónde?, Localidad"),
                 "category": words("Categoría, Área, Sector, Área profesional"),
                 "salary": words("Salario, Sueldo, Salario mínimo, Sueldo deseado")},
        "flights": {"origin": words("Origen, Desde, Ciudad de origen, Salida desde, ¿Desde dónde viajas?"),
                    "destination": words("Destino, Hasta, Hacia, Ciudad de destino, ¿A dónde viajas?"),
                    "departure_date": words("Ida, Fecha de ida, Fecha de salida, Salida"),
                    "return_date": words("Vuelta, Fecha de vuelta, Fecha de regreso, Regreso"),
                    "airline": words("Aerolínea, Compañía aérea, Línea aérea")},
    },
)  # fmt: skip

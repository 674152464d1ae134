"""Portuguese of Brazil, as sites of the sixth vocabulary write it."""

from __future__ import annotations

from samples.webgraph.tongue import Tongue, pairs, words

PT = Tongue(
    "pt", "afield",
    searches=words("Pesquisar, Pesquisar, Buscar, Buscar, Busca, Pesquisa, Busca rápida, Pesquisa simples, Consultar, "
                   "Encontrar, Faça sua busca, Nova pesquisa"),
    own_searches={
        "books": words("Consulta ao acervo, Consulta ao acervo, Pesquisa no acervo, Catálogo, Catálogo online, Acervo, "
                       "Acervo online, Buscar livros, Pesquisar no catálogo, Consultar acervo, Pergamum, "
                       "Catálogo da biblioteca, Busca de livros, Encontre seu livro, Pesquisa ao acervo, Dedalus, "
                       "Busca integrada, Minha Biblioteca, BDTD, Buscar no acervo, Livros"),
        "jobs": words("Buscar vagas, Buscar vagas, Vagas, Ver vagas, Vagas abertas, Vagas de emprego, Encontrar vagas, "
                      "Confira nossas vagas, Buscar emprego, Todas as vagas, Pesquisar vagas, Oportunidades, "
                      "Ver todas as vagas, Procurar emprego, Vagas disponíveis, Concursos abertos, Gupy, Candidate-se"),
        "flights": words("Comprar passagem, Passagens aéreas, Passagens aéreas, Buscar voos, Comprar, Reservar voo, Voos, "
                         "Comprar passagens, Encontrar voos, Pesquisar passagens, Compre sua passagem, Buscar passagens, "
                         "Passagens baratas, Reservas, Comparar voos, Reserve agora, Pesquisar voos, Horários de voos"),
    },
    details=words("Busca avançada, Busca avançada, Pesquisa avançada, Pesquisa avançada, Mais opções de busca, "
                  "Mais filtros, Busca detalhada, Refinar pesquisa"),
    hubs=words("Serviços, Recursos, Explore, Conheça, Serviços online, Temas, Acesso rápido, Informações, Saiba mais, "
               "Carta de serviços, Categorias, Nossos serviços, Produtos, Portal do cidadão"),
    own_hubs={
        "books": words("Biblioteca, Bibliotecas, Acervos, Coleções, Livros e leitura, Biblioteca digital, "
                       "Bases de dados, Livraria, Loja, Assuntos, Sistema de Bibliotecas, Serviços da biblioteca, "
                       "Acervo digital, Estante"),
        "jobs": words("Carreiras, Trabalhe conosco, Trabalhe conosco, Candidatos, Carreira, Faça parte do time, "
                      "Nossas oportunidades, Para candidatos, Recursos humanos, Vem ser, Estágios e trainees, Emprego"),
        "flights": words("Planeje sua viagem, Destinos, Viagens, Ofertas, Ofertas de voos, Promoções, Viaje conosco, "
                         "Planejar, Passagens e ofertas, Sua viagem, Pacotes"),
    },
    chrome=pairs("Quem somos=quem-somos,Sobre nós=sobre,Fale conosco=fale-conosco,Contato=contato,"
                 "Política de privacidade=politica-de-privacidade,Termos de uso=termos-de-uso,"
                 "Acessibilidade=acessibilidade,Mapa do site=mapa-do-site,Notícias=noticias,Eventos=eventos,"
                 "Imprensa=imprensa,Receba nossas novidades=novidades,Entrar=entrar,Ajuda=ajuda,"
                 "Perguntas frequentes=perguntas-frequentes,Ouvidoria=ouvidoria,"
                 "Acesso à informação=acesso-a-informacao,Central de atendimento=atendimento,Blog=blog,"
                 "Siga-nos no Instagram=instagram"),
    own_chrome={
        "books": pairs("Horário de funcionamento=horario,Minha conta=minha-conta,Renovação de empréstimo=renovacao,"
                       "Ficha catalográfica=ficha-catalografica,Normas da ABNT=normalizacao,"
                       "Cadastro de usuário=cadastro,Sugestão de compra=sugestao,Regulamento=regulamento,"
                       "Carrinho=carrinho,Prazos e entregas=entregas,Clube do livro=clube,Lançamentos=lancamentos"),
        "jobs": pairs("Anunciar vaga=anunciar,Área da empresa=empresas,Cadastrar currículo=cadastrar-curriculo,"
                      "Dicas de carreira=dicas,Modelos de currículo=modelos,Alerta de vagas=alerta,"
                      "Nossa cultura=cultura,Benefícios=beneficios,Diversidade=diversidade,"
                      "Tabela salarial=tabela-salarial,Etapas do processo seletivo=etapas"),
        "flights": pairs("Check-in=check-in,Minhas viagens=minhas-viagens,Bagagem=bagagem,"
                         "Marcação de assento=assentos,Programa de fidelidade=fidelidade,Alterar ou cancelar=alterar,"
                         "Reembolso=reembolso,Assistência especial=assistencia-especial,Documentos para embarque=documentos,"
                         "Viajar com pets=pets,Aluguel de carros=carros"),
    },
    decoys=pairs("Dicas de pesquisa=dicas-de-pesquisa,Achados e perdidos=achados-e-perdidos,Como chegar=como-chegar,"
                 "Encontre uma loja=lojas,Pesquisa de satisfação=satisfacao,Grupos de pesquisa=grupos-de-pesquisa,"
                 "Otimização para buscadores=seo,Esqueci minha senha=senha,Pró-reitoria de Pesquisa=propesq,"
                 "Busca e apreensão=juridico,Treinamento em bases=treinamentos"),
    filler=words("de, a, o, que, e, do, da, em, um, para, com, não, uma, os, no, se, na, por, mais, as, dos, como, mas, "
                 "ao, das, à, seu, sua, ou, quando, muito, nos, já, também, só, pelo, pela, até, isso, entre, depois, "
                 "sem, mesmo, aos, seus, quem, nas, você, este, nosso, nossa, ser, tem, são, Brasil, São Paulo, "
                 "ano, dia, cidade, público, aqui, acesse, clique, site, informações, todos, novo, nova, "
                 "através, durante, confira, grátis, melhor, sobre, cada, onde, a partir de"),
    button=words("Buscar, Pesquisar, Buscar, OK, Consultar, Ver"),
    prompt=words("Buscar, Buscar no portal, O que você procura?, Palavra-chave, Digite sua busca, Pesquisar no site, "
                 "Termo de busca, Busque aqui"),
    subject={
        "books": words("Bibliotecas, Livros, Livrarias, Livros e leitura, Editoras, Literatura, Sebos"),
        "jobs": words("Empregos, Vagas de emprego, Trabalho, Carreiras, Empregos e concursos, Recursos humanos"),
        "flights": words("Passagens aéreas, Companhias aéreas, Voos, Viagens aéreas, Voos baratos, Aviação"),
    },
    content={
        "books": words("livro, livros, biblioteca, acervo, catálogo, autor, autora, título, romance, contos, poesia, "
                       "leitura, leitor, leitores, editora, edição, capa dura, brochura, páginas, ISBN, publicação, "
                       "lançamento, livraria, sebo, mais vendidos, empréstimo, exemplar, exemplares, devolução, multa, "
                       "bibliotecária, sala de leitura, audiolivro, e-book, revistas, periódicos, teses, dissertações, "
                       "obras raras, manuscritos, hemeroteca, literatura brasileira, infantojuvenil, quadrinhos, "
                       "tradução, escritor, Machado de Assis, Prêmio Jabuti, Bienal do Livro, clube de leitura, "
                       "contação de histórias, Biblioteca Nacional, digitalizado, assunto, resenha, autógrafos, estante"),
        "jobs": words("vaga, vagas, emprego, trabalho, cargo, salário, a combinar, CLT, PJ, estágio, jovem aprendiz, "
                      "trainee, currículo, candidato, candidatar-se, processo seletivo, empresa, experiência, "
                      "requisitos, atribuições, benefícios, vale-transporte, vale-refeição, plano de saúde, "
                      "ensino médio, ensino superior, home office, presencial, híbrido, entrevista, contratação, "
                      "recrutador, analista, auxiliar administrativo, assistente, vendedor, motorista, enfermeiro, "
                      "desenvolvedor, operador de caixa, concurso, edital, inscrições, nomeação, PCD, carteira assinada, "
                      "jornada, turno, efetivo, temporário, SINE, carreira, profissional, equipe, seleção"),
        "flights": words("voo, voos, passagem, passagens, companhia aérea, avião, aeroporto, ida e volta, somente ida, "
                         "partida, chegada, conexão, escala, voo direto, passageiros, adultos, crianças, bebês, "
                         "bagagem de mão, bagagem despachada, cartão de embarque, embarque, bilhete, tarifa, tarifas, "
                         "taxa de embarque, parcele em até 10x, classe econômica, executiva, assento, pontos, milhas, "
                         "São Paulo, Guarulhos, Congonhas, Rio de Janeiro, Galeão, Brasília, Salvador, Recife, "
                         "Fortaleza, Porto Alegre, Florianópolis, Lisboa, Miami, Orlando, Buenos Aires, destino, "
                         "destinos, viajantes, terminal, atraso, cancelamento, férias, feriado, malha aérea, aeronave"),
    },
    labels={
        "books": {"title": words("Título, Título do livro, Título da obra, Palavras do título"),
                  "author": words("Autor, Autor(a), Nome do autor, Autoria"),
                  "publisher": words("Editora, Nome da editora"), "isbn": words("ISBN, ISBN/ISSN, Código ISBN"),
                  "year": words("Ano, Ano de publicação, Ano da edição")},
        "jobs": {"title": words("Cargo, Cargo ou palavra-chave, Vaga, Nome da vaga, Qual vaga você procura?"),
                 "company": words("Empresa, Nome da empresa, Órgão"),
                 "location": words("Cidade, Local, Localidade, Cidade ou estado, Onde?"),
                 "category": words("Área, Área de atuação, Categoria, Setor"),
                 "salary": words("Salário, Faixa salarial, Pretensão salarial, Salário mínimo")},
        "flights": {"origin": words("Origem, De, Saindo de, Cidade de origem, De onde você vai sair?"),
                    "destination": words("Destino, Para, Indo para, Cidade de destino, Para onde você vai?"),
                    "departure_date": words("Ida, Data de ida, Data de partida, Partida"),
                    "return_date": words("Volta, Data de volta, Data de retorno, Retorno"),
                    "airline": words("Companhia aérea, Cia aérea, Companhia")},
    },
)  # fmt: skip

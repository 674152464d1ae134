"""Italian, as sites of the seventh vocabulary write it."""

from __future__ import annotations

from samples.webgraph.tongue import Tongue, pairs, words

IT = Tongue(
    "it", "elsewhere",
    searches=words("Cerca, Cerca, Cerca, Cerca, Ricerca, Ricerca, Cerca nel sito, Trova, Ricerca rapida, "
                   "Ricerca semplice, Vai alla ricerca, Nuova ricerca"),
    own_searches={
        "books": words("Catalogo, Catalogo, Catalogo, Catalogo online, Catalogo online, Cataloghi, "
                       "Cerca nel catalogo, Cerca nel catalogo, Ricerca nel catalogo, Consulta il catalogo, "
                       "Catalogo della biblioteca, Catalogo storico, Cerca libri, Cerca un libro, Ricerca libri, "
                       "Trova libri, Trova un libro, OPAC, OPAC SBN, Catalogo unico, Catalogo collettivo, "
                       "Ricerca bibliografica, Cerca in biblioteca, Tutti i libri, MLOL, Primo, Libri usati: ricerca"),
        "jobs": words("Offerte di lavoro, Offerte di lavoro, Offerte di lavoro, Cerca lavoro, Cerca lavoro, "
                      "Trova lavoro, Posizioni aperte, Posizioni aperte, Posizioni aperte, Cerca offerte, "
                      "Ricerca offerte di lavoro, Annunci di lavoro, Annunci, Opportunità di lavoro, "
                      "Vedi tutte le offerte, Tutte le offerte, Scopri le posizioni aperte, Le nostre opportunità, "
                      "Candidati ora, Candidati, Trova il tuo lavoro, Ricerche in corso, Bandi e concorsi, "
                      "Cerca annunci"),
        "flights": words("Voli, Voli, Prenota, Prenota, Prenota un volo, Prenota un volo, Prenota volo, Cerca voli, "
                         "Cerca voli, Cerca volo, Trova voli, Prenota ora, Prenota online, Voli economici, "
                         "Voli low cost, Offerte voli, Biglietti aerei, Biglietteria online, Acquista, "
                         "Confronta voli, Prenotazione voli, Volo + Hotel, Trova la tariffa, Calendario tariffe"),
    },
    details=words("Ricerca avanzata, Ricerca avanzata, Ricerca avanzata, Ricerca avanzata, Avanzata, "
                  "Ricerca dettagliata, Ricerca per campi, Più opzioni, Altri filtri, Affina la ricerca, "
                  "Altre opzioni di ricerca"),
    hubs=words("Servizi, Servizi, Servizi online, I nostri servizi, Scopri, Scopri di più, Esplora, Risorse, "
               "Cosa facciamo, Prodotti, Inizia qui, Come fare per, Area utenti, Link utili, Per te, Novità"),
    own_hubs={
        "books": words("Libri, Libri, Biblioteca, Biblioteche, Patrimonio, Collezioni, Cataloghi e collezioni, "
                       "Leggere, Libreria, Biblioteca digitale, Risorse elettroniche, Prestito, Per gli utenti, "
                       "Catalogo e risorse, Generi, Testi scolastici, Il sistema bibliotecario"),
        "jobs": words("Lavora con noi, Lavora con noi, Lavora con noi, Lavora con noi, Carriere, Lavoro, "
                      "Lavoro e carriera, Unisciti a noi, Candidati, Chi cerca lavoro, Opportunità, Entra nel team, "
                      "Careers, Persone, Per i candidati, Studenti e neolaureati"),
        "flights": words("Voli, Viaggi, Destinazioni, Destinazioni, Dove voliamo, Pianifica, Pianifica il viaggio, "
                         "Prenota e gestisci, Offerte, Offerte speciali, Vola con noi, Vacanze, "
                         "Informazioni di viaggio, Le nostre mete, Prima di partire"),
    },
    chrome=pairs("Chi siamo=chi-siamo, Contattaci=contattaci, Assistenza=assistenza, "
                 "Domande frequenti=domande-frequenti, Privacy policy=privacy-policy, Termini e condizioni=termini, "
                 "Dichiarazione di accessibilità=accessibilita, Mappa del sito=mappa, Ultime notizie=news, "
                 "Blog=blog, Eventi=eventi, Area riservata=area-riservata, "
                 "Iscriviti alla newsletter=iscrizione-newsletter, Area stampa=area-stampa, "
                 "Cookie policy=cookie-policy, Note legali=note-legali, Seguici su Facebook=facebook, "
                 "Dove siamo=dove-siamo, English=en"),
    own_chrome={
        "books": pairs("Orari e sedi=orari, Iscrizione al prestito=iscrizione, Il mio spazio=spazio-personale, "
                       "Bambini e ragazzi=ragazzi, Chiedi al bibliotecario=chiedi, Gruppi di lettura=gruppi, "
                       "Carrello=carrello, Spedizioni=spedizioni, Buoni regalo=buoni, Proposte di acquisto=proposte, "
                       "Carta del docente=carta-docente, Regolamento=regolamento, "
                       "Amministrazione trasparente=trasparenza"),
        "jobs": pairs("Pubblica un annuncio=pubblica, Aziende=aziende, Invia il tuo CV=invia-cv, Benefit=benefit, "
                      "I nostri valori=valori, Accesso aziende=accesso-aziende, Avvisi via e-mail=avvisi, "
                      "Tirocini=tirocini, Consigli per il CV=consigli-cv, Stipendi=stipendi, Formazione=formazione, "
                      "Filiali=filiali"),
        "flights": pairs("Check-in online=check-in, Le mie prenotazioni=gestione, Stato del volo=stato-volo, "
                         "Bagagli=bagagli, Programma fedeltà=fedelta, Hotel=hotel, Noleggio auto=noleggio-auto, "
                         "Parcheggi=parcheggi, Condizioni di trasporto=condizioni, Assicurazione=assicurazione, "
                         "Rimborsi=rimborsi, Lavora con noi=lavora-con-noi"),
    },
    decoys=pairs("Ricerca scientifica=ricerca-scientifica, Ricerche salvate=ricerche-salvate, "
                 "Guida alla ricerca=guida, Come trovarci=come-trovarci, Trova un negozio=negozi, "
                 "Dottorato di ricerca=dottorato, Ultime ricerche=ultime, Centro di ricerca=centro, "
                 "Oggetti smarriti=oggetti-smarriti, Ricerca e sviluppo=ricerca-sviluppo, "
                 "Ricerca di personale scomparso=ricerca-persone"),
    filler=words("e, di, il, la, che, in, per, un, a, è, con, del, della, i, le, non, si, da, una, al, sono, dei, "
                 "più, su, come, dal, nel, alla, ha, anche, o, delle, tutti, gli, questo, tutte, ti, ci, tuo, "
                 "nostro, nostra, dopo, ogni, tra, solo, fino, presso, alle, sul, quando, essere, oggi, può, anni, "
                 "giorni, nuovo, nuova, prima, via, qui, molto, sempre, senza, dove, leggi tutto, informazioni, "
                 "Italia, Roma, Milano, città, comune, pagina, oppure, durante, grazie, gratuito, "
                 "dal lunedì al venerdì, euro"),
    button=words("Cerca, Cerca, Trova, Vai, Cerca, Avvia la ricerca"),
    prompt=words("Cerca, Cerca, Cerca..., Cerca nel sito, Parola chiave, Cosa stai cercando?, Inserisci una parola, "
                 "Cosa cerchi?, Testo da cercare"),
    subject={
        "books": words("Libri, Biblioteche, Librerie, Libri e riviste, Case editrici, Letteratura, "
                       "Biblioteche comunali"),
        "jobs": words("Lavoro, Offerte di lavoro, Carriere, Lavoro e concorsi, Agenzie per il lavoro, "
                      "Annunci di lavoro, Aziende"),
        "flights": words("Voli, Compagnie aeree, Voli low cost, Viaggi, Biglietti aerei, Agenzie di viaggio"),
    },
    content={
        "books": words("libro, libri, autore, autrice, biblioteca, bibliotecario, catalogo, titolo, romanzo, giallo, "
                       "narrativa, saggistica, saggio, fumetti, copertina rigida, brossura, tascabile, e-book, "
                       "audiolibro, editore, casa editrice, edizione, anno di pubblicazione, pagine, ISBN, collana, "
                       "volume, racconti, biografia, poesia, albi illustrati, libri per bambini, classifica, "
                       "novità in libreria, recensioni, presentazione, prestito, prestiti, in prestito, scadenza, "
                       "rinnovo, prenotazione, tessera, sede, collocazione, sala lettura, "
                       "prestito interbibliotecario, libreria, usato, fuori catalogo, libri antichi, "
                       "testi universitari, tesi, periodici, manoscritti, fondo antico, emeroteca, Premio Strega, "
                       "traduzione, copie disponibili, lettori, gruppo di lettura"),
        "jobs": words("lavoro, offerta, annuncio, posizione, candidatura, candidato, candidati, azienda, impiego, "
                      "assunzione, contratto a tempo indeterminato, tempo determinato, full time, part-time, stage, "
                      "apprendistato, somministrazione, retribuzione, RAL, CCNL, buoni pasto, smart working, orario, "
                      "turni, requisiti, esperienza, titolo di studio, diploma, laurea, patente B, automunito, "
                      "mansioni, curriculum, lettera di presentazione, colloquio, selezione, risorse umane, "
                      "categorie protette, responsabile, impiegato, addetto, operaio, ingegnere, infermiere, OSS, "
                      "insegnante, commesso, magazziniere, autista, saldatore, elettricista, cuoco, cameriere, "
                      "programmatore, contabile, segretaria, tecnico manutentore, consulente, agenti di vendita, "
                      "neolaureati, settore, sede di lavoro"),
        "flights": words("volo, voli, compagnia aerea, aeroporto, partenza, arrivo, andata e ritorno, solo andata, "
                         "diretto, scalo, passeggeri, adulti, neonati, bagaglio a mano, bagaglio da stiva, "
                         "carta d'imbarco, imbarco, gate, terminal, posto, classe economica, business class, miglia, "
                         "da 19 €, tasse incluse, tariffa, biglietto, prenotazione, codice di prenotazione, "
                         "passaporto, carta d'identità, nazionali, internazionali, destinazione, Roma, Fiumicino, "
                         "Milano, Malpensa, Linate, Napoli, Catania, Palermo, Cagliari, Bari, Londra, Parigi, "
                         "Barcellona, New York, Tirana, Sharm el Sheikh, ritardo, cancellato, rimborso, aereo, "
                         "equipaggio, low cost, vacanza, weekend, orario dei voli, cambio data, assistenza speciale, "
                         "operativo estivo"),
    },
    labels={
        "books": {
            "title": words("Titolo, Titolo, Titolo, Titolo del libro, Parole del titolo"),
            "author": words("Autore, Autore, Autore, Nome autore, Autore/curatore"),
            "publisher": words("Editore, Editore, Casa editrice"),
            "isbn": words("ISBN, ISBN, ISBN/ISSN, Codice ISBN"),
            "year": words("Anno, Anno di pubblicazione, Anno di pubblicazione, Anno da, Anno edizione"),
        },
        "jobs": {
            "title": words("Parola chiave, Professione, Mansione, Cosa, Che lavoro cerchi?, "
                           "Qualifica o parola chiave"),
            "company": words("Azienda, Azienda, Nome azienda, Società"),
            "location": words("Luogo, Località, Dove, Città, Città o provincia, Sede"),
            "category": words("Categoria, Settore, Settore, Area professionale, Area aziendale"),
            "salary": words("Retribuzione, Stipendio, Stipendio minimo, RAL minima"),
        },
        "flights": {
            "origin": words("Da, Da, Partenza da, Aeroporto di partenza, Da dove?"),
            "destination": words("A, A, Arrivo a, Aeroporto di arrivo, Destinazione, Dove vuoi andare?"),
            "departure_date": words("Andata, Data di partenza, Partenza, Data andata, Data di andata"),
            "return_date": words("Ritorno, Ritorno, Data di ritorno, Data ritorno"),
            "airline": words("Compagnia aerea, Compagnia, Compagnia preferita"),
        },
    },
)  # fmt: skip

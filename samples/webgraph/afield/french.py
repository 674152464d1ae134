"""French, as sites of the sixth vocabulary write it."""

from __future__ import annotations

from samples.webgraph.tongue import Tongue, pairs, words

FR = Tongue(
    "fr", "afield",
    searches=words("Rechercher, Rechercher, Recherche, Recherche, Recherche simple, Recherche rapide, "
                   "Lancer une recherche, Chercher, Trouver, Nouvelle recherche, Moteur de recherche"),
    own_searches={
        "books": words("Catalogue, Catalogue, Catalogue en ligne, Consulter le catalogue, Rechercher dans le catalogue, "
                       "Recherche dans le catalogue, Accéder au catalogue, Rechercher un livre, Trouver un livre, "
                       "Catalogue de la bibliothèque, Catalogue général, OPAC, Sudoc, Gallica, Rechercher un document, "
                       "Rechercher un ouvrage, Catalogue des bibliothèques, Interroger le catalogue, Sofia, "
                       "Trouver des documents, Chercher un livre"),
        "jobs": words("Offres d'emploi, Offres d'emploi, Nos offres d'emploi, Rechercher un emploi, Rechercher une offre, "
                      "Trouver un emploi, Nos offres, Voir nos offres, Toutes les offres, Consulter les offres, "
                      "Recherche d'emploi, Postes à pourvoir, Voir les offres d'emploi, Emplois disponibles, "
                      "Trouver un job, Postuler, Trouver une mission, Choisir le service public"),
        "flights": words("Réserver un vol, Réserver un vol, Rechercher un vol, Réserver, Vols, Trouver un vol, "
                         "Recherche de vols, Billets d'avion, Vols pas chers, Comparer les vols, Réservation, "
                         "Billet d'avion pas cher, Acheter un billet, Réservez votre vol, Rechercher des vols, "
                         "Meilleurs tarifs, Horaires des vols, Comparateur de vols"),
    },
    details=words("Recherche avancée, Recherche avancée, Recherche avancée, Recherche détaillée, Plus de critères, "
                  "Recherche multicritère, Recherche experte, Affiner la recherche"),
    hubs=words("Services, Découvrir, Nos services, Ressources, Explorer, En pratique, Services en ligne, Accès rapide, "
               "Nos offres et services, Thématiques, Vos démarches, En savoir plus, Parcourir, Boutique"),
    own_hubs={
        "books": words("Bibliothèques, Collections, Nos collections, Livres, Médiathèque, Ressources numériques, "
                       "Bibliothèque numérique, Emprunter, Lire et emprunter, Le réseau, Rayons, Littérature, "
                       "Livres anciens, Nos catalogues, Les fonds"),
        "jobs": words("Carrières, Recrutement, Nous rejoindre, Rejoignez-nous, Emploi, Candidats, Espace candidat, "
                      "Travailler chez nous, Espace carrières, Métiers, Nos métiers, Étudiants et jeunes diplômés"),
        "flights": words("Préparer, Destinations, Nos destinations, Préparer son voyage, Voyager, Promotions, "
                         "Bons plans, Vols et promos, Vols + hôtels, Voyages, Réserver et préparer"),
    },
    chrome=pairs("À propos=a-propos,Qui sommes-nous=qui-sommes-nous,Contact=contact,Nous contacter=nous-contacter,"
                 "Mentions légales=mentions-legales,Politique de confidentialité=confidentialite,"
                 "Gestion des cookies=cookies,Accessibilité : partiellement conforme=accessibilite,"
                 "Plan du site=plan-du-site,Actualités=actualites,Agenda=agenda,Espace presse=espace-presse,"
                 "Lettre d'information=lettre-information,Se connecter=se-connecter,Aide=aide,"
                 "Questions fréquentes=faq,Partenaires=partenaires,CGV=cgv,Facebook=facebook,English=en"),
    own_chrome={
        "books": pairs("Horaires=horaires,S'inscrire=inscription,Mon compte lecteur=compte-lecteur,"
                       "Suggestions d'achat=suggestions,Prêt entre bibliothèques=peb,Animations=animations,"
                       "Coups de cœur=coups-de-coeur,Poser une question=eurekoi,Mon panier=panier,"
                       "Frais de livraison=livraison,Réserver une salle=salles,Prix littéraires=prix-litteraires"),
        "jobs": pairs("Publier une offre=publier,Espace recruteur=espace-recruteur,Conseils CV=conseils-cv,"
                      "Déposer mon CV=deposer-cv,Créer une alerte=alerte,Réussir son entretien=entretien,"
                      "Nos engagements=engagements,Égalité et diversité=diversite,Témoignages=temoignages,"
                      "Candidature spontanée=candidature-spontanee,Fiches métiers=fiches-metiers"),
        "flights": pairs("Enregistrement en ligne=enregistrement,Gérer ma réservation=mes-reservations,Bagages=bagages,"
                         "Choisir son siège=sieges,Programme de fidélité=fidelite,Info trafic=info-trafic,"
                         "Assistance et mobilité réduite=assistance,Formalités=formalites,Carte cadeau=carte-cadeau,"
                         "Remboursement=remboursement,Location de voiture=voitures"),
    },
    decoys=pairs("Conseils de recherche=conseils-recherche,Objets trouvés=objets-trouves,Nous trouver=nous-trouver,"
                 "Laboratoires de recherche=laboratoires,Référencement naturel=seo,Trouver un magasin=magasins,"
                 "Mot de passe oublié=mot-de-passe,Demande de catalogue papier=catalogue-papier,"
                 "Crédit impôt recherche=cir,Aide à la recherche=aide-recherche,Avis de recherche=avis"),
    filler=words("de, la, le, et, les, des, en, un, une, du, pour, dans, est, sur, au, par, que, qui, avec, votre, vous, "
                 "nous, plus, ou, ce, nos, vos, aux, pas, son, sont, cette, se, tous, il, été, être, sa, ses, notre, "
                 "toute, ces, mais, comme, ont, sans, peut, leur, aussi, entre, site, informations, ville, "
                 "France, année, jour, accueil, public, ligne, ainsi, depuis, chaque, toutes, lors, afin, "
                 "nouveau, nouvelle, gratuit, à partir de, en savoir, jusqu'à, selon, très"),
    button=words("Rechercher, Rechercher, OK, Lancer la recherche, Valider, Trouver"),
    prompt=words("Rechercher, Rechercher sur le site, Mots-clés, Votre recherche, Que recherchez-vous ?, "
                 "Saisissez un mot-clé, Recherche..., Tapez votre recherche"),
    subject={
        "books": words("Bibliothèques, Livres, Librairies, Livres et lecture, Médiathèques, Édition, Littérature"),
        "jobs": words("Emploi, Offres d'emploi, Recrutement, Emploi et carrière, Travail, Emploi public, Intérim"),
        "flights": words("Vols, Compagnies aériennes, Billets d'avion, Transport aérien, Voyages en avion, Vols secs"),
    },
    content={
        "books": words("livre, livres, bibliothèque, médiathèque, catalogue, auteur, autrice, titre, roman, polar, essai, "
                       "bande dessinée, album jeunesse, broché, poche, grand format, livre audio, livre numérique, "
                       "éditeur, éditions, paru, parution, collection, pages, ISBN, librairie, libraire, nouveautés, "
                       "prix Goncourt, rentrée littéraire, emprunter, prêt, réservation, lecteur, lecture, lecteurs, "
                       "carte de lecteur, bibliothécaire, fonds patrimonial, manuscrits, archives, numérisé, revues, "
                       "thèses, cote, exemplaire, disponible en rayon, tome, traduit, poésie, conte, heure du conte, "
                       "salle de lecture, presse, documentaires, club de lecture, dédicace, résumé, occasion"),
        "jobs": words("emploi, offre, poste, CDI, CDD, intérim, stage, alternance, apprentissage, temps plein, "
                      "temps partiel, candidature, candidat, postuler, CV, lettre de motivation, recruteur, entreprise, "
                      "employeur, salaire, rémunération, brut annuel, selon profil, expérience, débutant accepté, "
                      "missions, profil recherché, compétences, diplôme, Bac+2, télétravail, entretien, embauche, "
                      "recrutement, métier, infirmier, aide-soignant, ingénieur, comptable, commercial, technicien, "
                      "chauffeur, vendeur, fonction publique, concours, catégorie B, titulaire, contractuel, H/F, "
                      "mutuelle, tickets restaurant, équipe, date limite, formation, France Travail, agence"),
        "flights": words("vol, vols, avion, compagnie aérienne, aéroport, départ, arrivée, aller-retour, aller simple, "
                         "escale, vol direct, passagers, adultes, enfants, bébé, bagage cabine, bagage en soute, "
                         "carte d'embarquement, embarquement, billet, billets, tarif, tarifs, taxes comprises, dès 49 €, "
                         "classe affaires, économique, siège, Paris, Orly, Roissy, Nice, Lyon, Marseille, Toulouse, "
                         "Genève, Bruxelles, Montréal, Marrakech, Casablanca, Tunis, Alger, La Réunion, Pointe-à-Pitre, "
                         "New York, Barcelone, Miles, fidélité, destination, voyageurs, long-courrier, low cost, "
                         "terminal, horaires des vols, retard, annulation, week-end, séjour, hiver"),
    },
    labels={
        "books": {"title": words("Titre, Mots du titre, Titre du livre, Titre de l'ouvrage"),
                  "author": words("Auteur, Nom de l'auteur, Auteur ou autrice, Auteurs"),
                  "publisher": words("Éditeur, Maison d'édition, Editeur"), "isbn": words("ISBN, ISBN ou EAN, ISBN/ISSN"),
                  "year": words("Année, Année de publication, Date de publication, Année d'édition")},
        "jobs": {"title": words("Métier, Quoi ?, Intitulé du poste, Mots-clés, Métier ou mot-clé"),
                 "company": words("Entreprise, Société, Employeur, Recruteur"),
                 "location": words("Lieu, Où ?, Ville, Lieu de travail, Ville ou département"),
                 "category": words("Domaine, Secteur, Secteur d'activité, Famille de métiers"),
                 "salary": words("Salaire, Salaire minimum, Salaire souhaité, Rémunération")},
        "flights": {"origin": words("Départ de, De, Ville de départ, Au départ de, D'où partez-vous ?"),
                    "destination": words("Arrivée à, À, Ville d'arrivée, Destination, Où allez-vous ?"),
                    "departure_date": words("Date de départ, Aller, Départ le, Date aller"),
                    "return_date": words("Date de retour, Retour, Retour le"),
                    "airline": words("Compagnie, Compagnie aérienne, Compagnie préférée")},
    },
)  # fmt: skip

"""French of Canada, Belgium, Switzerland and Africa, as sites of the ninth vocabulary write it."""

from __future__ import annotations

from samples.webgraph.tongue import Tongue, pairs, words

FR = Tongue(
    "fr", "yonder",
    searches=words("Recherche, Recherche, Recherche, Recherche, Rechercher, Rechercher, Rechercher, Rechercher, Chercher, "
                   "Trouver, Recherche simple, Recherche rapide, Faire une recherche, Lancer la recherche, Nouvelle recherche, "
                   "Cherchez, Cliquez ici, Accéder au service"),
    own_searches={
        "books": words("Catalogue, Catalogue, Catalogue, Catalogue, Catalogue en ligne, Catalogue en ligne, "
                       "Catalogue de la bibliothèque, Consulter le catalogue, Consulter le catalogue, Catalogues, "
                       "Chercher dans le catalogue, Rechercher dans le catalogue, Recherche au catalogue, "
                       "Explorer le catalogue, Catalogue collectif, Catalogue du réseau, Catalogue des bibliothèques, "
                       "Trouver un livre, Rechercher un livre, Trouver un document, Trouver des documents, "
                       "Recherche documentaire, Livres, Livres, Tous les livres, Nos livres, Librairie en ligne, Boutique, "
                       "Boutique en ligne, Magasiner, OPAC, Sofia, swisscovery, RERO, Outil de découverte, Nelligan, PMB, "
                       "Samarcande, Fonds documentaire, Archives en ligne, Rechercher dans nos collections, Catalogue d'éditeur"),
        "jobs": words("Offres d'emploi, Offres d'emploi, Offres d'emploi, Offres d'emploi, Emplois, Emplois disponibles, "
                      "Postes disponibles, Postes disponibles, Postes à pourvoir, Postes à combler, Postes vacants, "
                      "Postes ouverts, Places vacantes, Places vacantes, Voir les offres, Voir les offres d'emploi, "
                      "Voir tous les emplois, Voir les postes, Consulter les offres d'emploi, Nos offres d'emploi, "
                      "Toutes les offres, Trouver un emploi, Trouver un emploi, Chercher un emploi, Recherche d'emploi, "
                      "Rechercher un emploi, Rechercher des emplois, Jobs, Trouver un job, Nos jobs, Postes affichés, "
                      "Postuler, Postulez maintenant, Concours en cours, Mises au concours, Appels à candidatures, "
                      "Avis de recrutement, Affichages de postes, Possibilités d'emploi, Emploi-Québec, Guichet-Emplois, "
                      "Opportunités d'emploi"),
        "flights": words("Vols, Vols, Vols, Vols, Réserver, Réserver, Réserver, Réserver un vol, Réserver un vol, "
                         "Réserver un vol, Réservez, Réservez maintenant, Réserver en ligne, Réservation, Réservations, "
                         "Réservation en ligne, Billets d'avion, Billets d'avion, Billets d'avion, Rechercher un vol, "
                         "Rechercher un vol, Rechercher des vols, Recherche de vols, Trouver un vol, Trouver des vols, "
                         "Vols pas chers, Vols pas chers, Vols à rabais, Billets d'avion pas chers, Acheter un billet, "
                         "Acheter vos billets, Comparer les vols, Comparateur de vols, Vol seul, Vols secs, Vol + hôtel, "
                         "Trouver les meilleurs tarifs, Calendrier des prix, Votre vol"),
    },
    details=words("Recherche avancée, Recherche avancée, Recherche avancée, Recherche avancée, Recherche avancée, "
                  "Recherche avancée, Recherche avancée, Recherche avancée, Recherche détaillée, Recherche experte, "
                  "Recherche multicritère, Recherche multicritères, Recherche par critères, Plus de critères, Plus d'options, "
                  "Options de recherche, Affiner la recherche, Plus de filtres"),
    hubs=words("Services, Services, Nos services, Services en ligne, E-services, Ressources, Découvrir, Explorer, Produits, "
               "Liens utiles, Accès rapides, En savoir plus, Infos pratiques, Par où commencer, Menu"),
    own_hubs={
        "books": words("Bibliothèque, Bibliothèque, Bibliothèques, Livres, Livres, Collections, Collections, Nos collections, "
                       "Emprunter, Se documenter, Ressources numériques, Ressources documentaires, Bibliothèque numérique, "
                       "Librairie, Nos rayons, Romans et littérature, Littérature, Lire, Lire et apprendre, Médiathèque, "
                       "Centre de documentation, Édition, Nos éditions, Manuels scolaires, Archives et patrimoine, "
                       "Services documentaires, Étudiants, Citoyens, Prestations, Vous êtes"),
        "jobs": words("Carrières, Carrières, Carrières, Carrières, Carrière, Emploi, Emploi, Emplois, Emploi et carrière, "
                      "Travailler chez nous, Travailler chez nous, Travaillez avec nous, Rejoignez-nous, Rejoignez-nous, "
                      "Nous rejoindre, Joignez-vous à nous, Joindre notre équipe, Faire carrière, Recrutement, Recrutement, "
                      "Ressources humaines, Chercheurs d'emploi, Demandeurs d'emploi, Candidats, Candidat, Espace candidats, "
                      "Travail et emploi, Opportunités, Particuliers, La Ville, Administration"),
        "flights": words("Vols, Voyager, Voyages, Destinations, Destinations, Destinations, Nos destinations, Planifier, "
                         "Planifier votre voyage, Préparer votre voyage, Préparer mon voyage, Offres, Offres spéciales, "
                         "Nos offres, Promotions, Bons plans, Aubaines, Rabais, Forfaits, Vacances, Passagers, "
                         "Compagnies aériennes, Réseau, Réserver et gérer, Vols et destinations, Préparer son départ"),
    },
    chrome=pairs("À propos=a-propos, À propos de nous=a-propos-de-nous, Qui sommes-nous=qui-sommes-nous, Mission=mission, "
                 "Nous joindre=nous-joindre, Contact=contact, Contactez-nous=contactez-nous, Aide=aide, "
                 "Foire aux questions=foire-aux-questions, Confidentialité=confidentialite, "
                 "Protection des données=protection-des-donnees, Conditions d'utilisation=conditions-d-utilisation, "
                 "Mentions légales=mentions-legales, Accessibilité=accessibilite, Plan du site=plan-du-site, "
                 "Actualités=actualites, Nouvelles=nouvelles, Agenda=agenda, Blogue=blogue, Salle de presse=salle-de-presse, "
                 "Connexion=connexion, Mon dossier=mon-dossier, S'abonner à l'infolettre=infolettre, English=en, "
                 "Nederlands=nl, Deutsch=de, Médias sociaux=medias-sociaux, Partenaires=partenaires, "
                 "Appels d'offres=appels-d-offres, Gestion des cookies=cookies"),
    own_chrome={
        "books": pairs("Heures d'ouverture=heures-d-ouverture, Horaires et accès=horaires, S'inscrire=s-inscrire, "
                       "Mon compte lecteur=compte-lecteur, Renouveler mes prêts=renouveler, Réserver une salle=reserver-salle, "
                       "Heure du conte=heure-du-conte, Club de lecture=club-de-lecture, Jeunes=jeunes, "
                       "Poser une question=poser-question, Prêt entre bibliothèques=peb, Règlement=reglement, "
                       "Suggestions d'achat=suggestions, Coups de cœur=coups-de-coeur, Mon panier=panier, "
                       "Livraison et retours=livraison, Cartes-cadeaux=cartes-cadeaux, Rentrée littéraire=rentree, "
                       "Soumettre un manuscrit=manuscrit, Dons de livres=dons"),
        "jobs": pairs("Employeurs=employeurs, Afficher un poste=afficher-un-poste, Publier une offre=publier, "
                      "Avantages sociaux=avantages, Nos valeurs=valeurs, Candidature spontanée=candidature-spontanee, "
                      "Processus d'embauche=processus, Stages=stages, Conseils carrière=conseils, "
                      "Rédiger son CV=rediger-cv, Alertes emploi=alertes, Témoignages d'employés=temoignages, "
                      "Équité et diversité=equite, Espace recruteur=espace-recruteur, Salon de l'emploi 2024=salon-emploi, "
                      "Assurance-emploi=assurance-emploi, Calcul du salaire=calcul-salaire, Bénévolat=benevolat, "
                      "Nos agences=agences"),
        "flights": pairs("Enregistrement en ligne=enregistrement, Gérer ma réservation=gerer-reservation, "
                         "Mes réservations=mes-reservations, État des vols=etat-des-vols, Arrivées=arrivees, Départs=departs, "
                         "Bagages=bagages, Stationnement=stationnement, Parking=parking, Hôtels=hotels, "
                         "Location de voitures=location-de-voitures, Assurance voyage=assurance-voyage, "
                         "Programme de fidélité=fidelite, Besoins particuliers=besoins-particuliers, Fret=fret, "
                         "Conditions de transport=conditions-de-transport, Remboursements=remboursements, "
                         "Droits des passagers=droits-passagers, Croisières=croisieres, Nos agences de vente=points-de-vente"),
    },
    decoys=pairs("Aide à la recherche=aide-recherche, Conseils de recherche=conseils-de-recherche, La recherche=la-recherche, "
                 "Chaires de recherche=chaires, Nous trouver=nous-trouver, Comment nous trouver=comment-nous-trouver, "
                 "Trouvez-nous sur Facebook=facebook, Trouver une succursale=succursales, Objets trouvés=objets-trouves, "
                 "Recherche et sauvetage=sauvetage, Optimisation pour les moteurs de recherche=seo, "
                 "Recherches récentes=recherches-recentes, Recherche et innovation=innovation, Trouver un médecin=medecin, "
                 "Recherche de personnes disparues=disparus, Bottin du personnel=bottin"),
    filler=words("de, la, le, et, les, des, en, un, une, du, pour, dans, à, au, aux, sur, par, avec, est, sont, vous, nous, "
                 "votre, nos, notre, vos, ce, cette, qui, que, plus, ou, il, elle, se, sa, ses, tout, tous, toutes, afin, "
                 "lors, entre, après, avant, depuis, jusqu'au, sans, ainsi, aussi, très, bien, nouveau, nouvelle, année, jour, "
                 "jours, mois, aujourd'hui, en tout temps, lire la suite, voir plus, gratuit, information, Québec, Montréal, "
                 "Bruxelles, Genève, Lausanne, Dakar, Abidjan, ville, commune, canton, région, province, mardi, janvier, "
                 "projet, public, communauté, équipe, programme, ici, chez, fermé, disponible, FCFA, CHF"),
    button=words("Rechercher, Rechercher, Chercher, Recherche, Trouver, OK"),
    prompt=words("Rechercher, Rechercher, Recherche, Rechercher..., Chercher, Mots-clés, Mot-clé, Rechercher dans le site, "
                 "Que cherchez-vous?, Que recherchez-vous ?, Entrez un ou plusieurs mots"),
    subject={
        "books": words("Livres, Bibliothèques, Librairies, Maisons d'édition, Bibliothèque municipale, Livres et lecture, "
                       "Livres usagés"),
        "jobs": words("Emplois, Emploi, Offres d'emploi, Carrières, Agences de placement, Recrutement"),
        "flights": words("Vols, Billets d'avion, Compagnies aériennes, Agences de voyages, Aéroports, Voyages, Vols pas chers"),
    },
    content={
        "books": words("livre, livres, auteur, autrice, auteure, bibliothèque, bibliothécaire, catalogue, titre, roman, "
                       "roman policier, nouvelles, poésie, essai, bande dessinée, album jeunesse, littérature québécoise, "
                       "littérature africaine, littérature romande, éditeur, maison d'édition, édition, année de parution, "
                       "pages, ISBN, couverture souple, format poche, livre numérique, livre audio, broché, collection, tome, "
                       "prêt, prêts, emprunt, retour, réservation, renouvellement, amendes, carte d'abonné, usagers, "
                       "succursale, cote, salle de lecture, ouvrages, ouvrages de référence, périodiques, revues, thèses, "
                       "mémoires, manuscrits, fonds anciens, archives, livres usagés, livres d'occasion, librairie, libraire, "
                       "nouveautés, palmarès, salon du livre, prix littéraire, séance de dédicaces, traduction, lecteurs, "
                       "lecture publique, bédé, exemplaires, disponible en succursale, bouquinerie, contes"),
        "jobs": words("emploi, emplois, poste, postes, offre, candidat, candidate, candidature, employeur, employé, embauche, "
                      "recrutement, entreprise, CV, curriculum vitae, lettre de motivation, lettre de présentation, entrevue, "
                      "entretien, temps plein, temps partiel, permanent, temporaire, CDI, CDD, intérim, contrat, stage, "
                      "stagiaire, apprentissage, taux d'activité 80-100 %, salaire, échelle salariale, taux horaire, prime, "
                      "assurances collectives, régime de retraite, vacances, télétravail, quart de travail, horaire, "
                      "expérience, diplôme, DEC, baccalauréat, brevet, exigences, qualifications, tâches, "
                      "description du poste, date limite, infirmière, préposé aux bénéficiaires, médecin, enseignant, "
                      "éducatrice, comptable, adjointe administrative, ingénieur, développeur, technicien, mécanicien, "
                      "soudeur, chauffeur, camionneur, vendeur, caissier, cuisinier, serveur, journalier, gestionnaire, "
                      "chef de projet, ONG, logisticien, fonction publique, syndicat, chômage, Forem, ORP, relève"),
        "flights": words("vol, vols, avion, aéroport, compagnie aérienne, transporteur, départ, arrivée, aller-retour, "
                         "aller simple, vol direct, sans escale, escale, correspondance, passagers, voyageurs, adultes, "
                         "enfants, bébés, bagage, bagage à main, bagage enregistré, carte d'embarquement, porte, embarquement, "
                         "aérogare, siège, classe économique, classe affaires, cabine, tarif, tarifs, à partir de, "
                         "taxes incluses, billet, billet électronique, numéro de réservation, passeport, visa, destination, "
                         "Montréal, Québec, Toronto, Bruxelles, Charleroi, Genève, Zurich, Dakar, Abidjan, Casablanca, "
                         "Kinshasa, Douala, Paris, Lisbonne, Cancún, Punta Cana, Floride, Air Canada, Air Transat, "
                         "Brussels Airlines, SWISS, retard, annulation, indemnisation, appareil, équipage, vol nolisé, "
                         "charter, soleil, tout inclus, forfait, agence de voyages, milles, points, dernière minute"),
    },
    labels={
        "books": {
            "title": words("Titre, Titre, Titre, Titre, Mots du titre, Titre du document"),
            "author": words("Auteur, Auteur, Auteur, Auteur ou créateur, Auteur(e), Nom de l'auteur"),
            "publisher": words("Éditeur, Éditeur, Maison d'édition, Éditeur commercial"),
            "isbn": words("ISBN, ISBN, ISBN/ISSN, ISBN ou ISSN, No ISBN"),
            "year": words("Année, Année de publication, Année de publication, Date de parution, Date de publication"),
        },
        "jobs": {
            "title": words("Mots-clés, Mots clés, Mot-clé, Titre du poste, Poste, Métier, Fonction, Titre d'emploi ou mot-clé, "
                           "Quoi"),
            "company": words("Entreprise, Employeur, Employeur, Organisme, Société"),
            "location": words("Lieu, Lieu, Lieu de travail, Ville, Région, Canton, Où, Ville ou code postal"),
            "category": words("Catégorie, Catégorie d'emploi, Secteur, Secteur d'activité, Domaine, Domaine d'activité"),
            "salary": words("Salaire, Salaire, Salaire minimum, Salaire annuel, Échelle salariale"),
        },
        "flights": {
            "origin": words("De, De, De, Départ de, Au départ de, Ville de départ, Aéroport de départ, Origine"),
            "destination": words("À, À, Vers, Destination, Destination, Arrivée à, Ville d'arrivée"),
            "departure_date": words("Départ, Date de départ, Date de départ, Aller, Date aller, Partir le"),
            "return_date": words("Retour, Retour, Date de retour, Date retour, Revenir le"),
            "airline": words("Compagnie aérienne, Compagnie aérienne, Compagnie, Transporteur"),
        },
    },
)  # fmt: skip

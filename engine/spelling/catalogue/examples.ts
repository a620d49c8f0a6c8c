import type { CategoryId } from './ids.ts';

/** Words that belong to each category, parted by commas; verb categories that only a sentence shows have none. */
export const EXAMPLES: Partial<Record<CategoryId, string>> = {
  cvc: 'kat, pen, vis, bos, bus, raam, teen, roos, hoek, dief, muur, jas',
  'cluster-one-side': 'brug, trap, klok, slak, snor, kraan, fluit, bloem, kast, rots, mast, vest',
  'cluster-many': 'stamp, drift, klont, spriet, kwast, worst, dienst, stroop, stroomt, prins, krans, klomp',
  'hidden-schwa': 'kalf, half, volk, wolk, helm, palm, vorm, worm, kurk, slurf, dorp, kern',
  'sch-schr':
    'schat, schuur, schep, schuim, schors, schroef, schram, schrob, schrok, schaats, schoot, waterschildpad',
  ng: 'bang, lang, wang, kring, streng, gang, stang, long, gezang, hengel, engel, tang',
  nk: 'dank, tank, vonk, bonk, klank, flink, links, enkel, stinken, pinken, denkt, zonk',
  'ch-cht': 'klacht, zicht, tocht, vocht, knecht, pech, och, kuch, richting, kachels, gedachte, lichten',
  'eer-oor-eur': 'veer, speer, noord, hoor, geur, zeurt, scheur, geel, weer, koord, penseel, stoort',
  'aai-ooi-oei': 'saai, vlaai, maai, fraai, ooit, nooit, gooi, hooi, tooi, foei, roei, stoeien',
  'eeuw-ieuw-uw': 'eeuw, spreeuw, geeuw, kieuw, opnieuw, benieuwd, uw, ruw, sluw, zenuw, weduwe, stuwdam',
  'final-vowel': 'ja, zo, nu, oma, sla, ga, sofa, piano, bijna, zee, thee, mee',
  'mute-e': 'egel, kegel, stempel, adem, bloesem, kelder, zuster, broeder, meester, wimpel, gordel, hamer',
  'f-v': 'fee, fluiten, fout, fruit, fanfare, frambozen, vijver, veter, vuist, vacht, vlees, vreemd',
  's-z': 'sap, sok, sinas, soms, salade, zak, zout, zes, zijde, zuur, zwak, zweep',
  'lengthen-fv-sz':
    'duiven, schijven, kalveren, graven, scheve, dove, vazen, ganzen, neuzen, muizen, boze, wijze',
  'ei-ij': 'reis, zeil, feit, keizer, heide, meid, geheim, wijn, rijst, bij, pijl, twijfel',
  'au-ou': 'saus, paus, kauwen, miauw, gauw, lauw, hout, zout, fout, touw, mouwen, schouw',
  'final-d-t': 'hand, baard, mond, potlood, kleed, land, woud, poort, hoed, munt, veld, zwaard',
  'final-b-p': 'krab, slab, kwab, tobt, bob, lob, drab, schrob, eb, hebt, web, krabt',
  'prefix-be-ge-ver':
    'bedankt, beweging, betaal, gezin, gedicht, gevoel, gebaar, verband, verkoper, vertel, tevreden, beloning',
  'open-syllable': 'apen, haken, tenen, sloten, knopen, uren, kranen, lader, schoten, duren, beren, toren',
  'closed-syllable':
    'bakken, potten, ribben, mussen, bellen, dikke, petten, tussen, bukken, kapper, modder, vlaggen',
  'two-sign-syllable':
    'koeken, broeken, vieren, lieden, fluiten, deuren, geiten, pijpen, gieter, kruiden, speuren, kousen',
  'compound-word':
    'tuinhek, huiswerk, zandbak, fietsbel, regenpak, bushalte, speelplaats, zwembad, kleurdoos, deurbel, raamkozijn, keukentafel',
  'diminutive-basic':
    'boekje, katje, deurtje, schaaltje, raampje, filmpje, bezempje, duifje, schaapje, bordje, wormpje, sleuteltje',
  'diminutive-etje-nkje':
    'ballonnetje, pannetje, bommetje, tangetje, wangetje, dingetje, torretje, brilletje, harinkje, leerlingetje, beloninkje, wandelingetje',
  'diminutive-long-vowel':
    "opaatje, pianootje, radiootje, menuutje, zebraatje, sofaatje, kanootje, skietje, taxietje, logeetje, pony'tje, hobby'tje",
  'suffix-ig-lijk':
    'machtig, nuttig, zuinig, moedig, stevig, handig, tachtig, hopelijk, duidelijk, keurig, dadelijk, tijdelijk',
  'suffix-heid-teit':
    'vrijheid, eenheid, waarheden, blijheid, domheid, majesteit, identiteit, puberteit, activiteit, brutaliteit, moeilijkheden, overheid',
  'plural-s':
    'vogels, ezels, bezems, dekens, jongetjes, ketels, kamers, films, boefjes, moeders, trams, keukens',
  'apostrophe-s':
    "oma's, piano's, sofa's, kiwi's, ski's, lolly's, camera's, cavia's, euro's, video's, Anna's, Otto's",
  'plural-trema':
    'feeën, sleeën, tweeën, drieën, fantasieën, theorieën, industrieën, kopieën, poriën, koloniën, categorieën, weeën',
  'i-as-ie': 'diploma, sirene, kritiek, direct, minister, piraat, idee, tiran, spinazie, alibi, kiwi, wifi',
  'apostrophe-s-time':
    "'s ochtends, 's zomers, 's winters, 's zondags, 's maandags, 's woensdags, 's zaterdags, 's voormiddags, 's namiddags, 's anderendaags, 's werelds, 's-Gravenhage",
  'c-as-s':
    'ceremonie, accent, cirkel, cement, principe, centrum, centimeter, officier, cilinder, citaat, recept, racefiets',
  'c-as-k':
    'camping, conducteur, cavia, contract, acteur, scanner, creatief, respect, dictee, clown, decor, cursus',
  tie: 'traktatie, vibratie, reactie, portie, relatie, situatie, conditie, generatie, attractie, decoratie, illustratie, natie',
  isch: 'praktisch, typisch, logisch, magisch, medisch, romantisch, exotisch, komische, technisch, Belgisch, akoestisch, optimistisch',
  'x-as-ks': 'mixer, boxer, textiel, exact, export, complex, reflex, maximaal, xylofoon, matrix, index, lynx',
  'ch-as-sj':
    'chirurg, manchet, pistache, recherche, chagrijn, charmant, chique, chic, marcheren, machinist, chinchilla, capuchon',
  th: 'thema, thuis, ether, katholiek, sympathiek, hypotheek, synthese, thermosfles, theorie, pantheon, atheneum, enthousiasme',
  'e-acute': 'saté, paté, logé, één, hè, scène, première, privé, procedé, fêteren, rosé, carré',
  eau: 'cadeautje, bureaus, tableau, chateau, plateaus, niveaus, bureaulamp, cadeaubon, bureaustoel, plateauzolen, waterniveau, cadeaupapier',
  'ou-as-oe':
    'retour, parcours, routine, coupon, mousse, rouge, journalist, courgette, moussaka, blouse, coulisse, souffleren',
  'g-as-zj':
    'stage, massage, reportage, lekkage, manege, college, sabotage, prestige, genie, asperge, slijtage, spionage',
  y: 'pony, hyena, mysterie, typen, royaal, gym, puppy, rugby, cyclus, dynamo, yoga, synoniem',
  trema:
    'coöperatie, zoölogie, naïef, Israël, tweeëntwintig, geëerd, variëren, oriënteren, financiën, vacuüm, beïnvloeden, hygiëne',
  'air-oir':
    'sanitair, ordinair, solidair, primair, elementair, vulgair, flair, urinoir, memoires, dressoir, repertoire, meubilair',
  hyphen:
    'radio-uitzending, auto-onderdeel, tv-programma, Noord-Brabant, oud-leerling, ex-kampioen, gala-avond, video-opname, zo-even, zee-eend, toe-eigenen, ski-instructeur',
  'linking-en':
    'pannendeksel, hondenriem, bessenstruik, kattenbak, notenkraker, berenklauw, rozengeur, kersenboom, eikenboom, zonnebrand, maneschijn, zonnebank',
  'linking-s':
    'stadspark, verjaardagscadeau, oorlogsfilm, liefdesverhaal, meisjesfiets, bedrijfsauto, koningskroon, beroepskeuze, stationshal, jongensboek, volksdans, vrijheidsbeeld',
  'latin-prefix':
    'abnormaal, abrupt, abstract, absurd, adverteren, administratie, adjudant, obstakel, observeren, objectief, subgroep, substantie',
  'capital-letters':
    'Emma, Utrecht, Gent, Frankrijk, Engels, Spaanse, Schelde, Kerstmis, Pasen, Limburg, Rotterdam, Afrika',
  'material-adjective':
    'wollen, zijden, koperen, rieten, marmeren, kartonnen, metalen, lederen, linnen, stenen, fluwelen, bronzen',
  'qu-as-kw':
    'quad, aquarel, quote, quota, quizvraag, quizteam, aquaduct, quasi, sequentie, quinoa, quizmaster, aquajoggen',
  'english-loanword':
    'jeans, keeper, laptop, goal, website, shampoo, skateboard, hockey, jam, coach, printer, fulltime',
  'loan-double-consonant':
    'ballade, kassier, grammatica, apparaat, correct, collega, accordeon, illusie, terrein, dessert, effect, massief',
  'verb-present-t': 'loopt, maakt, werkt, leeft, reist, speelt, woont, zwemt, geeft, kiest, regent, stopt',
  'verb-present-dt': 'rijdt, houdt, kleedt, bidt, leidt, brandt, raadt, redt, biedt, verbindt, meldt, landt',
  'verb-past-weak':
    'werkten, hoopte, danste, blafte, juichte, mixte, woonde, regende, belde, droomde, wandelden, huilde',
  'verb-past-vz-stem':
    'beefde, zweefde, verfde, proefde, streefde, draafde, bloosde, reisde, loosde, vreesde, bonsde, suisde',
  'verb-past-dt-stem':
    'wachtte, meldde, schudde, baadde, brandde, redde, haatte, startte, groette, vluchtte, plantte, leidde',
  'verb-strong': 'sliep, hielp, dronk, zong, vloog, schoot, bood, reed, kreeg, gelopen, geholpen, gedronken',
  'verb-participle-weak':
    'gedanst, gehoopt, gestopt, gewoond, gespaard, geleerd, geproefd, bestuurd, verteld, ontdekt, herhaald, gebloosd',
  'verb-participle-adjective':
    'gezette, gemiste, gebroken, geredde, gelakte, vergrote, verlichte, gebakken, geplante, verdeelde, geklutste, beloonde',
};

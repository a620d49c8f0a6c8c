import { defineWording } from '../../app/wording/define.ts';

/** Texts of ordering, and of what came of it. */
export const text = defineWording(
  'licence-order',
  {
    title: 'Bestellen of verlengen',
    begin: 'Bestellen of verlengen',
    quote: 'Offerte maken',
    kind: 'Wat wil je bestellen?',
    kinds: {
      new: 'Een licentie',
      extend: 'De licentie verlengen',
      seats: 'Plaatsen erbij in de lopende licentie',
    },
    seats: 'Voor hoeveel leerlingen',
    moreSeats: 'Hoeveel plaatsen erbij',
    months: 'Hoeveel maanden',
    orderNumber: 'Jullie bestelnummer',
    orderHelp: 'Mag leeg blijven. Het komt op de factuur.',
    vatId: 'Btw-nummer',
    vatHelp: 'Alleen nodig als jullie er een hebben, zoals BE0123456789.',
    mayOrder: 'Ik mag namens de organisatie bestellen en ga akkoord met de voorwaarden.',
    toAgreement: 'Naar de overeenkomst',
    send: 'Bestellen',
    price: '{{excl}} zonder btw, {{incl}} met {{percent}}% btw',
    period_one: '{{from}} t/m {{to}} ({{count}} maand)',
    period_other: '{{from}} t/m {{to}} ({{count}} maanden)',
    atOnce: 'De bestelling telt meteen. De factuur volgt.',
    later:
      'We kijken deze bestelling na en bevestigen haar binnen twee werkdagen. Tot die tijd blijft alles werken.',
    done: 'Besteld. Dank je wel!',
    asked: 'We hebben je bestelling en bevestigen haar binnen twee werkdagen.',
    documents: 'Documenten',
    nothing: 'Er is nog niets besteld.',
    line: {
      new: '{{seats}} plaatsen, {{months}} maanden vanaf {{from}}',
      extend: 'Verlenging: {{seats}} plaatsen, {{months}} maanden vanaf {{from}}',
      seats: '{{seats}} plaatsen erbij vanaf {{from}}',
    },
    by: 'Besteld op {{day}} door {{name}}, {{excl}} zonder btw',
    states: {
      asked: 'wacht op bevestiging',
      confirmed: 'bevestigd',
      invoiced: 'factuur gemaakt',
      cancelled: 'ingetrokken',
    },
    cancel: 'Bestelling intrekken',
    cancelled: 'De bestelling is ingetrokken.',
    withdraw: 'Overeenkomst herroepen',
    withdrawUntil: 'Herroepen kan tot en met {{day}}.',
    withdrawTitle: 'Overeenkomst herroepen?',
    withdrawText: 'De licentie eindigt vandaag. Je hoeft niets te betalen; wat je betaalde, krijg je terug.',
    withdrawConfirm: 'Herroeping bevestigen',
    withdrawn: 'De overeenkomst is herroepen.',
    invoice: 'Factuur {{number}} van {{day}}, {{incl}}',
    note: 'Creditnota {{number}} van {{day}}, {{incl}}',
    invoiceStates: { draft: 'concept', final: 'te betalen', paid: 'betaald', credited: 'gecrediteerd' },
    overdue: 'te betalen, de termijn is voorbij',
    pdf: 'Pdf van {{number}}',
  },
  {},
  {
    home: {
      mayOrder:
        'Ik bestel en ga akkoord met de voorwaarden. Ik kan dit 14 dagen lang zonder reden terugdraaien.',
    },
  },
);

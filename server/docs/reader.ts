/** The page of the reader: nothing is in it before somebody of the staff is known to ask. */
export const PAGE = `<!doctype html>
<html lang="nl">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Spelwereld: de aanroepen</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    <link rel="icon" href="/api/docs/favicon-32x32.png" />
    <style>
      body { margin: 0; }
      #weigering { max-width: 34rem; margin: 4rem auto; padding: 0 1.25rem; font: 1.125rem/1.5 system-ui, sans-serif; color: #3b4151; }
      /* There is one server, and whoever reads this is logged in. */
      .swagger-ui .scheme-container, .swagger-ui .authorization__btn { display: none; }
      .swagger-ui .parameter__name.required::after, .swagger-ui .opblock-section-request-body .required::after { content: 'verplicht'; }
      .swagger-ui .info { margin: 1.5rem 0; }
    </style>
  </head>
  <body>
    <main id="lezer">
      <p id="weigering" hidden>De aanroepen zijn er voor medewerkers. <a href="/app/auth/login">Log eerst in</a> en open deze bladzijde dan opnieuw.</p>
    </main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script type="module" src="/api/docs/start.js"></script>
  </body>
</html>
`;

/** What the reader, which knows English alone, says of its own. */
const DUTCH = {
  'Try it out': 'Probeer',
  Cancel: 'Annuleer',
  Reset: 'Begin opnieuw',
  Execute: 'Voer uit',
  Clear: 'Wis',
  Name: 'Naam',
  Description: 'Uitleg',
  'No parameters': 'Geen parameters',
  'Request body': 'Inhoud',
  Responses: 'Antwoorden',
  'Server response': 'Antwoord van de server',
  'Response body': 'Inhoud van het antwoord',
  'Response headers': 'Kopregels van het antwoord',
  'Request URL': 'Adres',
  'Request duration': 'Duur',
  Details: 'Bijzonderheden',
  Download: 'Bewaar',
  Links: 'Verwijzingen',
  'No links': 'Geen verwijzingen',
  'Media type': 'Soort',
  Controls: 'Bepaalt',
  'header.': 'in de vraag.',
  'Example Value': 'Voorbeeld',
  'Edit Value': 'Bewerk',
  Schema: 'Vorm',
  Schemas: 'Vormen',
  Loading: 'Laden',
  'Please correct the following validation errors and try again.': 'Vul dit nog goed in:',
};

/** In a file of its own: the pages of this server run no inline script. The token lies where the web client keeps it (web/app/session). */
export const START = `const isSso = (sessionStorage.getItem('usingSSO') ?? localStorage.getItem('usingSSO')) === 'true';
const token = (isSso ? sessionStorage : localStorage).getItem('access_token');
const withToken = (request) => {
  request.headers = { ...request.headers, Authorization: 'Bearer ' + token };
  return request;
};
const reader = document.getElementById('lezer');
const dutch = new Map(Object.entries(${JSON.stringify(DUTCH)}));
const empty = (said) => /^For '(.+)': Required field is not provided/.exec(said)?.[1].concat(' is verplicht.');
function translate() {
  const texts = document.createTreeWalker(reader, NodeFilter.SHOW_TEXT, (text) =>
    text.parentElement.closest('pre, code, textarea, .opblock-summary-path') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const english = text.nodeValue.trim();
    const said = dutch.get(english) ?? empty(english);
    if (said !== undefined) text.nodeValue = text.nodeValue.replace(english, said);
  }
}
const answer = token === null ? undefined : await fetch('/api/openapi.json', withToken({}));
if (answer?.ok) {
  new MutationObserver(translate).observe(reader, { childList: true, subtree: true, characterData: true });
  SwaggerUIBundle({ spec: await answer.json(), dom_id: '#lezer', docExpansion: 'list', defaultModelsExpandDepth: -1, requestInterceptor: withToken });
} else document.getElementById('weigering').hidden = false;
`;

import { defineWording } from './define.ts';

/** What is said where a browser and a passkey did not get on. */
export const passkeyTexts = defineWording('passkey', {
  stopped: 'Dat is niet gelukt: je hebt het gestopt, of het duurde te lang. Probeer het nog eens.',
  known: 'Deze toegangssleutel is al toegevoegd.',
  weak: 'Dit apparaat vraagt niet om je vinger, gezicht of pincode. Zet dat eerst aan, of gebruik een ander apparaat.',
  failed: 'Dat lukte niet met deze toegangssleutel. Probeer het nog eens, of kies een andere manier.',
});

/** What a release brought, in words for who works with children; the newest first. A release adds one in front. */
export const RELEASE_NOTES: readonly { day: string; news: readonly string[] }[] = [
  {
    day: '2026-11-28',
    news: [
      'Bij Accountgegevens, Privacy, staat in gewone woorden wat we bewaren, waarvoor en hoelang. Je kunt het afdrukken.',
      'Bij een bericht van het kantoor kan een bijlage zitten.',
      'Verhuizen naar een ander account kan met een code of een bestand.',
    ],
  },
];

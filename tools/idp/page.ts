import escapeHtml from 'escape-html';
import { TEST_USERS } from './users.ts';

/** The login page: everyone who can log in as a button, and one to stop. */
export const choosePage = (action: string, hidden: Record<string, string> = {}) => `<!doctype html>
<html lang="nl">
<meta charset="utf-8">
<link rel="icon" href="data:,">
<title>Testaanbieder</title>
<style>
  body { font: 1.1rem/1.5 system-ui, sans-serif; max-width: 34rem; margin: 3rem auto; padding: 0 1rem; }
  button { display: block; width: 100%; margin: .4rem 0; padding: .6rem 1rem; font: inherit; text-align: left; }
</style>
<h1>Testaanbieder</h1>
<p>Alleen om te ontwikkelen: kies als wie je inlogt.</p>
<form method="post" action="${escapeHtml(action)}">
${Object.entries(hidden)
  .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
  .join('\n')}
${TEST_USERS.map(({ id, label }) => `<button name="user" value="${id}">${escapeHtml(label)}</button>`).join('\n')}
<button name="user" value="">Stoppen</button>
</form>
</html>`;

import type { Offer } from './offer.ts';

/** Out of sight, but read by screen readers. */
const HIDDEN =
  'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';

/**
 * The canvas in words: the prompt, the feedback and a button per offer, for those who hear the screen. It also
 * holds the field that takes in typed letters, so that dead keys and composition work.
 */
export class Mirror {
  readonly root: HTMLElement;
  /** Where typed letters arrive; it never shows and never opens a keyboard of the machine. */
  readonly field: HTMLInputElement;
  /** Whether letters are typed now. */
  isTyping = false;
  /** What stands in the field that was taken already: a letter stays there, so that a better one can take its place. */
  before = '';
  onPick: (id: string) => void = () => {};
  #prompt: HTMLElement;
  #news: HTMLElement;
  #list: HTMLElement;
  #shown = new Map<string, { button: HTMLButtonElement; label: string; enabled: boolean }>();

  constructor(document: Document) {
    const make = (tag: string, attributes: Record<string, string>) => {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      return element;
    };
    this.root = make('div', { style: HIDDEN, 'data-mirror': '' });
    this.#prompt = make('p', { 'aria-live': 'polite' });
    this.#news = make('p', { 'aria-live': 'polite' });
    this.#list = make('ul', { 'aria-label': 'Wat je kunt kiezen' });
    this.field = make('input', {
      'aria-label': 'Typ hier je antwoord',
      inputmode: 'none',
      autocomplete: 'off',
      autocapitalize: 'off',
      autocorrect: 'off',
      spellcheck: 'false',
      tabindex: '-1',
    }) as HTMLInputElement;
    this.root.append(this.#prompt, this.#news, this.#list, this.field);
  }

  /** Says what is asked. */
  prompt(text: string) {
    say(this.#prompt, text);
  }

  /** Says what happened. */
  announce(text: string) {
    say(this.#news, text);
  }

  /** Makes the list say what is offered now, each by its name; only what changed is touched. */
  list(offers: readonly Offer[], nameOf: (offer: Offer) => string) {
    const wanted = new Set<string>();
    for (const offer of offers) {
      if (offer.kind === 'key') continue;
      wanted.add(offer.id);
      const enabled = offer.enabled();
      const shown = this.#shown.get(offer.id) ?? this.#add(offer.id);
      const name = nameOf(offer);
      if (shown.label !== name) shown.button.textContent = shown.label = name;
      if (shown.enabled !== enabled) shown.button.disabled = !(shown.enabled = enabled);
    }
    for (const [id, { button }] of this.#shown) {
      if (wanted.has(id)) continue;
      button.parentElement?.remove();
      this.#shown.delete(id);
    }
  }

  /** While a word is typed the hidden field has the focus, so that dead keys and composition arrive whole. */
  typing(on: boolean) {
    this.isTyping = on;
    this.#empty();
    if (on) this.field.focus({ preventScroll: true });
    else this.field.blur();
  }

  clear() {
    this.list([], ({ label }) => label);
    this.prompt('');
    this.announce('');
    this.isTyping = false;
    this.#empty();
  }

  #empty() {
    this.field.value = this.before = '';
  }

  #add(id: string) {
    const { ownerDocument } = this.root;
    const button = ownerDocument.createElement('button');
    button.type = 'button';
    button.tabIndex = -1;
    button.dataset.offer = id;
    button.addEventListener('click', () => this.onPick(id));
    const item = ownerDocument.createElement('li');
    item.append(button);
    this.#list.append(item);
    const shown = { button, label: '', enabled: true };
    this.#shown.set(id, shown);
    return shown;
  }
}

/** The same words a second time are read again only where they stand in something new. */
function say(line: HTMLElement, text: string) {
  const words = line.ownerDocument.createElement('span');
  words.textContent = text;
  line.replaceChildren(words);
}

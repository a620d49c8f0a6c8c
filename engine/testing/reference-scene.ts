import type { GameEntry } from '../bridge/index.ts';
import { GameScene, type Offer, type Thing } from '../stage/index.ts';
import { isItem, type Exercise, type ItemAnswer, type Outcome, type WholeAnswer } from '../exercise/index.ts';

/** The plainest game there can be: every form on a bare stage. It is what the stage itself is tested with. */
export class ReferenceScene extends GameScene {
  /** How often each hook was called. */
  readonly calls = { setup: 0, present: 0, respond: 0, clear: 0, frame: 0 };
  /** In sort: picking a bucket only loads it, and the card is the second act. */
  loadsFirst = false;
  /** How long the finale takes by itself, in ms of play. */
  finaleMs = 500;
  #things: Thing[] = [];
  /** The item that is asked next, in a stepwise form. */
  #item = 0;
  #copy: WholeAnswer | undefined;

  setup() {
    this.calls.setup++;
    this.stage.backdrop();
  }

  override present(exercise: Exercise) {
    this.calls.present++;
    this.#item = 0;
    const commit = (answer: Parameters<typeof this.commit>[0]) => () => void this.commit(answer);
    switch (exercise.form) {
      case 'choose':
      case 'read': {
        const { form } = exercise;
        exercise.options.forEach(({ id, text }, i) => {
          this.#put(220 + i * 180, 400, {
            id,
            kind: 'option',
            value: id,
            label: text ?? '',
            onPick: commit({ form, option: id }),
          });
        });
        break;
      }
      case 'judge':
        this.#put(500, 600, {
          id: 'ja',
          kind: 'option',
          value: 'klopt',
          label: 'klopt',
          onPick: commit({ form: 'judge', fits: true }),
        });
        this.#put(800, 600, {
          id: 'nee',
          kind: 'option',
          value: 'kloptniet',
          label: 'klopt niet',
          onPick: commit({ form: 'judge', fits: false }),
        });
        break;
      case 'sort': {
        let loaded = '';
        exercise.buckets.forEach(({ id, label }, i) => {
          this.#put(300 + i * 200, 600, {
            id,
            kind: 'bucket',
            value: id,
            label,
            chosen: () => loaded === id,
            onPick: () =>
              this.loadsFirst ? void (loaded = id) : void this.commit({ form: 'sort', bucket: id }),
          });
        });
        this.#bell(
          () => loaded !== '',
          () => void this.commit({ form: 'sort', bucket: loaded }),
        );
        break;
      }
      case 'build':
      case 'order': {
        const items = exercise.form === 'build' ? exercise.tiles : exercise.cards;
        const kind = exercise.form === 'build' ? 'tile' : 'card';
        items.forEach(({ id, text = '' }, i) => {
          this.#put(100 + (i % 9) * 130, 500 + Math.floor(i / 9) * 90, {
            id,
            kind,
            value: id,
            label: text,
            chosen: () => this.draft.row.placeOf(id) >= 0,
            enabled: () => this.draft.row.placeOf(id) < 0,
            onPick: () => (this.flow.isStepwise ? this.#commitItem(id) : void this.draft.row.lay(id)),
          });
        });
        this.draft.row.places.forEach((_, place) => {
          this.#put(100 + (place % 12) * 90, 300, {
            id: `plek${place}`,
            kind: 'slot',
            value: place,
            label: `plek ${place + 1}`,
            enabled: () => this.draft.row.places[place] !== undefined && !this.draft.row.isFixed(place),
            onPick: () => void this.draft.row.takeBack(place),
          });
        });
        if (this.flow.isStepwise) break;
        this.#bell(
          () => this.draft.row.full,
          () => {
            const ids = this.draft.row.ids;
            this.commit(
              exercise.form === 'build' ? { form: 'build', tiles: ids } : { form: 'order', cards: ids },
            );
          },
        );
        break;
      }
      case 'split':
        exercise.letters.slice(1).forEach((_, i) => {
          const cut = i + 1;
          this.#put(160 + cut * 60, 400, {
            id: `gat${cut}`,
            kind: 'gap',
            value: cut,
            label: `na letter ${cut}`,
            onPick: () => void this.draft.cuts.toggle(cut),
          });
        });
        this.#bell(
          () => true,
          () => void this.commit({ form: 'split', cuts: this.draft.cuts.cuts }),
        );
        break;
      case 'type': {
        const letters = [...'abcdefghijklmnopqrstuvwxyz', 'Backspace', 'Enter'];
        letters.forEach((letter, i) => {
          this.#put(80 + (i % 14) * 88, 560 + Math.floor(i / 14) * 84, {
            id: `toets-${letter}`,
            kind: 'key',
            value: letter,
            label: letter,
            onPick: () => this.stage.press(letter),
          });
        });
      }
    }
  }

  override async respond(outcome: Outcome) {
    this.calls.respond++;
    await this.stage.clock.wait(outcome.step === 'goed' ? 600 : 300);
    if (outcome.step === 'goed' && isItem(outcome.given)) this.#layItem(outcome.given);
  }

  override takeOver(answer: WholeAnswer) {
    this.#copy = answer;
  }

  override finale() {
    return this.stage.clock.wait(this.finaleMs);
  }

  override clear() {
    this.calls.clear++;
    for (const thing of this.#things.splice(0)) thing.destroy();
  }

  override frame() {
    this.calls.frame++;
  }

  #commitItem(id: string) {
    const item = this.#asItem(id);
    const copied = this.flow.phase === 'neemover' && this.#copy && this.#isRight(item, this.#copy);
    if (this.commit(item) && copied) this.#layItem(item);
  }

  #asItem(id: string): ItemAnswer {
    return this.exercise?.form === 'build'
      ? { form: 'build', slot: this.#item, tile: id }
      : { form: 'order', place: this.#item, card: id };
  }

  #isRight(item: ItemAnswer, answer: WholeAnswer): boolean {
    const { exercise } = this;
    if ('tile' in item && 'tiles' in answer && exercise?.form === 'build') {
      const text = (id: string | undefined) => exercise.tiles.find((tile) => tile.id === id)?.text;
      return text(item.tile) === text(answer.tiles[item.slot]);
    }
    return 'card' in item && 'cards' in answer && item.card === answer.cards[item.place];
  }

  #layItem(item: ItemAnswer) {
    this.draft.row.lay('tile' in item ? item.tile : item.card, this.#item);
    this.#item++;
  }

  #bell(enabled: () => boolean, onPick: () => void) {
    this.#put(1200, 680, { id: 'bel', kind: 'commit', label: 'klaar', enabled, onPick });
  }

  #put(x: number, y: number, options: Parameters<typeof this.stage.offer>[1]): Offer {
    const thing = this.stage.image('vlak', x, y).setDisplaySize(80, 72);
    this.#things.push(thing);
    return this.stage.offer(thing, options);
  }
}

/** The reference scene as a game that the host can open. */
export const REFERENCE: GameEntry = {
  manifest: {
    id: 'proef',
    title: 'Proef',
    family: 'proef/proef',
    forms: ['choose', 'judge', 'build', 'type', 'split', 'sort', 'read', 'order'],
    round: 6,
    cap: 4,
    pace: 'T',
    physics: 'none',
    host: 'moes',
    explain: 'Doe maar mee.',
    feat: '',
  },
  folder: 'proef',
  art: {},
  load: () => Promise.resolve({ default: ReferenceScene }),
};

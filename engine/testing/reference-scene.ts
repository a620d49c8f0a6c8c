import { GameScene, type Offer, type Thing } from '../stage/index.ts';
import type { Exercise, Outcome } from '../exercise/index.ts';

/** The plainest game there can be: every form on a bare stage. It is what the stage itself is tested with. */
export class ReferenceScene extends GameScene {
  /** How often each hook was called. */
  readonly calls = { setup: 0, present: 0, respond: 0, clear: 0, frame: 0 };
  #things: Thing[] = [];

  setup() {
    this.calls.setup++;
    this.stage.backdrop();
  }

  present(exercise: Exercise) {
    this.calls.present++;
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
      case 'sort':
        exercise.buckets.forEach(({ id, label }, i) => {
          this.#put(300 + i * 200, 600, {
            id,
            kind: 'bucket',
            value: id,
            label,
            onPick: commit({ form: 'sort', bucket: id }),
          });
        });
        break;
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
            onPick: () => void this.draft.row.lay(id),
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

  async respond(outcome: Outcome) {
    this.calls.respond++;
    await this.stage.clock.wait(outcome.step === 'goed' ? 600 : 300);
  }

  clear() {
    this.calls.clear++;
    for (const thing of this.#things.splice(0)) thing.destroy();
  }

  override frame() {
    this.calls.frame++;
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

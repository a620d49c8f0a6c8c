import { Assist } from './assist.ts';
import type { Asking } from './asking.ts';
import type { RoundDeps } from './deps.ts';
import type { RawInput } from './input.ts';
import type { Offer } from './offer.ts';
import type { RawAnswer } from '../exercise/index.ts';
import type { RoundScene } from './round-scene.ts';
import type { StageRules } from './rules.ts';

/** What skips the example, the explanation or the finale; the keys for pause and sound do not. */
const PRESSES = new Set<RawInput['type']>(['down', 'keydown', 'pick', 'text']);
const NEVER_SKIP = new Set(['Escape', 'Digit8', 'Digit9']);
/** Keys with which one picks in the finale, besides digits and, on what has the focus, Enter. */
const PICKING = /^(Arrow(Left|Right|Up|Down)|Key[WASD]|Space)$/;

interface RoundState {
  /** Whether the pupil can answer now. */
  readonly mayAnswer: boolean;
  /** Whether the ghost hand is playing. */
  readonly isExample: boolean;
  /** Whether what was answered before a reload is being done again. */
  readonly isReplaying: boolean;
  /** Whether what is going on was skipped and still ends. */
  readonly isSkipping: boolean;
  commit(given: RawAnswer): boolean;
  /** Skips what can be skipped now; false when nothing can. */
  skip(): boolean;
  /** Says what is asked once more. */
  sayAgain(): void;
  /** The score changed. */
  tell(): void;
}

/** How keys, the voice and play skill work in a round. */
export class RoundRules implements StageRules {
  #scene: RoundScene;
  #deps: RoundDeps;
  #asking: Asking;
  #state: RoundState;
  #assist: Assist;

  constructor(scene: RoundScene, deps: RoundDeps, asking: Asking, state: RoundState) {
    this.#scene = scene;
    this.#deps = deps;
    this.#asking = asking;
    this.#state = state;
    this.#assist = new Assist(scene.stage, {
      next: (want) => asking.nextInput(want, 'pointer'),
      act: (input) => scene.live.act(input),
      isOpen: () => state.mayAnswer,
    });
  }

  get isExample() {
    return this.#state.isExample;
  }

  mode() {
    return this.#asking.mode();
  }

  type(text: string) {
    if (!this.mode().typing) return;
    if (this.#scene.draft.text.type(text) !== '') this.#scene.stage.sound.play('tik');
  }

  undo() {
    if (!this.#scene.live.desk.gate()) return;
    const { draft } = this.#scene;
    const form = this.#asking.exercise?.form;
    if (form === 'type') draft.text.undo();
    else if (form === 'split') draft.cuts.undo();
    else draft.row.undo();
  }

  /** Enter where nothing is offered for it: a typed answer is ready. */
  ready() {
    const { text } = this.#scene.draft.text;
    if (this.#asking.exercise?.form === 'type' && text.trim() !== '')
      this.#state.commit({ form: 'type', text });
  }

  hearAgain() {
    if (this.#deps.hud.getState().canHearAgain) this.#state.sayAgain();
  }

  hearExplanation() {
    const { explainSpeech, hud } = this.#deps;
    const { sound } = this.#scene.stage;
    const isSaid = hud.getState().isExplaining;
    sound.stopSpeech();
    if (isSaid || !explainSpeech) return;
    hud.setState({ isExplaining: true });
    void sound.say(explainSpeech).then(() => hud.setState({ isExplaining: false }));
  }

  tip(count: number, x: number, y: number) {
    const { round, bus } = this.#deps;
    if (!this.#counts) return;
    this.#scene.stage.fx.burst('stars', x, y, { count: 5 });
    // After enough practice for one day play skill is its own reward.
    if (!round.tip(count)) return;
    this.#scene.stage.sound.play('munt');
    this.#state.tell();
    bus.emit('earned', { ...round.earned });
  }

  feat() {
    const { round, bus } = this.#deps;
    if (this.#counts && round.reachFeat()) bus.emit('earned', { ...round.earned });
  }

  keep(keepsake: string) {
    this.#deps.round.keep(keepsake);
  }

  /** A bucket with the label `d` may be called "eind-d": letters alone are hard to hear. `choicesOf` calls it so already. */
  nameOf({ kind, value, label: text }: Offer): string {
    const { exercise } = this.#asking;
    if (kind !== 'bucket' || exercise?.form !== 'sort') return text;
    const { name, label = '' } = exercise.buckets.find(({ id }) => id === value) ?? {};
    if (name === undefined || text.startsWith(name) || !text.startsWith(label)) return text;
    return name + text.slice(label.length);
  }

  picked(offer: Offer) {
    const { exercise } = this.#asking;
    if (this.#deps.settings.support && exercise && this.#state.mayAnswer && this.#counts)
      this.#assist.picked(offer, exercise);
  }

  /** An answer was given: the helping hand lets go. */
  committed() {
    this.#assist.stop();
  }

  intercept(input: RawInput): boolean {
    if (this.#state.isReplaying) return true;
    if (!PRESSES.has(input.type)) return false;
    if (input.type === 'keydown' && NEVER_SKIP.has(input.code)) return false;
    if (this.#isForKeepsake(input)) return false;
    return this.#state.isSkipping || this.#state.skip();
  }

  /** Whether a press in the finale picks what can be taken along, or leads there. */
  #isForKeepsake(input: RawInput): boolean {
    const { desk } = this.#scene.live;
    const keepsakes = desk.inOrder('keepsake');
    if (keepsakes.length === 0) return false;
    if (input.type === 'down') return desk.at(input.x, input.y)?.kind === 'keepsake';
    if (input.type === 'pick') return keepsakes.some(({ id }) => id === input.id);
    if (input.type !== 'keydown') return false;
    if (input.code.endsWith('Enter')) return desk.focus?.kind === 'keepsake';
    const digit = /^(?:Digit|Numpad)(\d)$/.exec(input.code)?.[1];
    return digit === undefined ? PICKING.test(input.code) : keepsakes[Number(digit) - 1] !== undefined;
  }

  /** Whether what happens is the pupil's own, for the first time. */
  get #counts() {
    return !this.#state.isExample && !this.#state.isReplaying;
  }
}

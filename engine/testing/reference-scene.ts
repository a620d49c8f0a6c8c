import type { GameEntry } from '../bridge/index.ts';
import type { Exercise, Outcome } from '../exercise/index.ts';
import { GameScene, type Forms } from '../stage/index.ts';
import { PlainChoices, PlainCuts, PlainRow, PlainSteps, PlainTyping, type PlainHost } from './plain-plays.ts';

/** The plainest game there can be: every form on a bare stage. It is what the stage itself is tested with. */
export class ReferenceScene extends GameScene implements PlainHost {
  override readonly forms: Forms = {
    choose: (exercise) => new PlainChoices(this, exercise),
    read: (exercise) => new PlainChoices(this, exercise),
    judge: (exercise) => new PlainChoices(this, exercise),
    sort: (exercise) => new PlainChoices(this, exercise),
    build: (exercise) => new (this.flow.isStepwise ? PlainSteps : PlainRow)(this, exercise),
    order: (exercise) => new (this.flow.isStepwise ? PlainSteps : PlainRow)(this, exercise),
    split: (exercise) => new PlainCuts(this, exercise),
    type: () => new PlainTyping(this),
  };
  /** How often each hook was called. */
  readonly calls = { setup: 0, present: 0, respond: 0, clear: 0, frame: 0 };
  loadsFirst = false;
  /** How long the finale takes by itself, in ms of play. */
  finaleMs = 500;

  setup() {
    this.calls.setup++;
    this.stage.backdrop();
  }

  override present(exercise: Exercise) {
    this.calls.present++;
    return super.present(exercise);
  }

  override async respond(outcome: Outcome) {
    this.calls.respond++;
    await this.stage.clock.wait(outcome.step === 'goed' ? 600 : 300);
    await super.respond(outcome);
  }

  override finale() {
    return this.stage.clock.wait(this.finaleMs);
  }

  override clear() {
    this.calls.clear++;
    return super.clear();
  }

  override frame(ms: number) {
    this.calls.frame++;
    super.frame(ms);
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

import type { CDPSession, Page } from '@playwright/test';

/** Stamps around each step of the canvas, in a trace of the browser. */
const STEP_BEGINS = 'stap begint';
const STEP_ENDS = 'stap klaar';

interface TraceEvent {
  name: string;
  ts: number;
  dur?: number;
  /** When it was and how long it took in µs of the thread's own time: what else the machine does counts for nothing. */
  tts?: number;
  tdur?: number;
  args: { data?: { message?: string } };
}

/** In ms. */
interface Frames {
  /** Script of each step of the scene. */
  steps: number[];
  /** What the rest of each frame took: the drawing. */
  drawing: number[];
}

/** Sets the stamps by which `timeFrames` knows the steps; once per page that is loaded. */
export const stampSteps = (page: Page) =>
  page.evaluate(
    ([begin, end]) =>
      window.__spel!.watchSteps(
        () => console.timeStamp(begin),
        () => console.timeStamp(end),
      ),
    [STEP_BEGINS, STEP_ENDS] as const,
  );

/** Times what the canvas does while something happens. */
export async function timeFrames(inside: CDPSession, during: () => Promise<unknown>): Promise<Frames> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  inside.on('Tracing.dataCollected', collect);
  await inside.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await during();
  const complete = new Promise<void>((resolve) => inside.once('Tracing.tracingComplete', () => resolve()));
  await inside.send('Tracing.end');
  await complete;
  inside.off('Tracing.dataCollected', collect);
  return framesOf(events.sort((a, b) => a.ts - b.ts));
}

function framesOf(events: readonly TraceEvent[]): Frames {
  const frames: Frames = { steps: [], drawing: [] };
  let frame: TraceEvent | undefined;
  let inSteps = 0;
  let begin = 0;
  const close = () => {
    if (inSteps > 0 && frame?.tdur !== undefined) frames.drawing.push((frame.tdur - inSteps) / 1000);
    inSteps = 0;
  };
  for (const event of events) {
    const { name, tts = 0 } = event;
    const message = name === 'TimeStamp' ? event.args.data?.message : undefined;
    if (name === 'FireAnimationFrame') {
      close();
      frame = event;
    } else if (message === STEP_BEGINS) begin = tts;
    else if (message === STEP_ENDS && begin > 0) {
      frames.steps.push((tts - begin) / 1000);
      inSteps += tts - begin;
    }
  }
  close();
  return frames;
}

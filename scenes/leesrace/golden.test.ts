// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { fixtureRound } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot, type Plan } from '../../engine/testing/robot.ts';
import { gameById } from '../index.ts';

let headless: HeadlessHost;
afterEach(() => headless.destroy());

it.each<[Plan, number[]]>([
  ['right', [0, 0, 0, 0, 2, 0, 0, 0, 2, 0]],
  ['wrong-then-right', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
])(
  'the fifth and the ninth lap are golden: two coins for one that is right at once (%s)',
  async (plan, paid) => {
    headless = new HeadlessHost();
    const round = fixtureRound({ form: 'choose', size: 10, options: 3 });
    const scene = await headless.open(gameById('leesrace')!, round);
    const tips = round.dealt.slice(0, 10).map(() => 0);
    scene.stage.tip = (coins) => void (tips[headless.host.opened!.round!.progress.at]! += coins);
    await new Robot(headless, round.dealt, { plan, via: 'keyboard' }).finish();
    expect(tips).toEqual(paid);
  },
);

// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { choicesOf } from '../../exercise/index.ts';
import { bareStage } from '../../testing/bare-stage.ts';
import { Choices } from '../forms/choices.ts';
import type { Container, Text, Thing } from '../thing.ts';

const bare = bareStage();

/** What can be read on a thing. */
const readOn = (thing: Thing): string[] =>
  !thing.visible
    ? []
    : thing.type === 'Text'
      ? [(thing as unknown as Text).text]
      : ((thing as Partial<Container>).list ?? []).flatMap((one) => readOn(one as Thing));

it('a card out of play has no letters left, and has them again when it is in play', () => {
  const card = bare.stage.kit.wordCard(0, 0, { text: 'trijn' });
  card.look = 'out';
  expect(readOn(card)).toEqual([]);
  card.look = 'chosen';
  expect(readOn(card)).toEqual(['trijn']);
});

it('signs and tiles are asked again: out of play they can still be read', () => {
  const { kit } = bare.stage;
  const sign = kit.bucketSign(0, 0, 'A', '2 woorden');
  const tile = kit.tile(0, 0, 'ij');
  for (const one of [sign, tile]) {
    one.look = 'out';
    kit.rubOut(one);
  }
  expect([...readOn(sign), ...readOn(tile)]).toEqual(['2 woorden', 'ij']);
});

it('letters on any thing are rubbed out with it, and another word can be written there', () => {
  const { kit, scene } = bare.stage;
  const word = kit.word(0, 0, 'trijn');
  const typed = kit.typedLine(0, 0);
  typed.text = 'trijn';
  const thing = scene.add.container(0, 0, [scene.add.container(0, 0, [word]), typed]);
  kit.rubOut(thing);
  expect(readOn(thing).join('')).toBe('');
  expect(typed.text).toBe('');
  word.setWord('trein');
  expect(readOn(thing)).toContain('trein');
});

it.each([
  ['choose', []],
  ['sort', ['kort']],
] as const)('ruled out in %s: a word goes, a label stays', (form, left) => {
  const { stage } = bare;
  const common = { id: 'x', category: 'proef', prompt: { task: 'Kies.' }, secondChance: true };
  const choices = choicesOf(
    form === 'choose'
      ? { ...common, form, kind: 'misspelling', options: [{ id: 'a', text: 'kort' }] }
      : { ...common, form, buckets: [{ id: 'a', mark: 'A', label: 'kort' }], card: { id: 'k', text: 'bom' } },
  );
  const item = {
    choice: choices[0]!,
    thing: stage.scene.add.container(0, 0, [stage.kit.word(0, 0, 'kort')]),
  };
  const host = { stage } as unknown as ConstructorParameters<typeof Choices>[0];
  new Choices(host, [item], { name: 'proef', onPick: () => undefined }).ruleOut(item);
  expect(readOn(item.thing)).toEqual(left);
});

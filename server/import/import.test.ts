import { expect, test } from 'vitest';
import type { JobRow } from '../contract/jobs.ts';
import type { MadeFile } from '../testing/edexml.ts';
import { addsUp, AYLA, BRAM, counted, FIRST, GROUPS, importing, rowOf } from '../testing/importing.ts';

test('a school is brought in: groups, pupils who can log in, and the same file once more changes nothing', async () => {
  const { bringIn, propose, called, db, school, call, token } = await importing();
  const seen = await propose(FIRST);
  addsUp(seen);
  expect(seen.summary).toMatchObject({ new: 2, missing: 0 });
  expect(seen.groups.map(({ name, state, selected, pupils }) => [name, state, selected, pupils])).toEqual([
    ['7A', 'new', true, 1],
    ['8A', 'new', true, 1],
  ]);
  // Nothing was changed by looking.
  expect(await called('Ayla')).toEqual([]);
  const job = await bringIn(FIRST);
  expect(counted(job)).toEqual({ made: 2, group: 2 });
  // Counted they are more than one, each on its line is one.
  expect(job.report).toContainEqual({ outcome: 'group', label: 'groepen gemaakt', count: 2 });
  const { rows } = (
    await call<{ rows: JobRow[] }>('GET', `/api/jobs/${job.id}/rows?outcome=group`, { token })
  ).body;
  expect(rows.map(({ name, label }) => [name, label])).toEqual([
    ['7A', 'groep gemaakt'],
    ['8A', 'groep gemaakt'],
  ]);
  const [ayla] = await called('Ayla');
  expect(ayla).toMatchObject({
    infix: 'van den',
    last_name: 'Berg',
    groep: 7,
    group: '7A',
    username: 'ayla7',
    active: 1,
  });
  const { id: group } = await db
    .selectFrom('groups')
    .select('id')
    .where('name', '=', '7A')
    .executeTakeFirstOrThrow();
  const shown = await call<{ pupils: { password: string }[] }>(
    'POST',
    `/api/accounts/${school.account}/groups/${group}/passwords/reveal`,
    { token, body: { pupils: [ayla!.id] } },
  );
  const password = /"password":"([^"]+)"/.exec(JSON.stringify(shown.body))![1];
  const login = await call<{ token: string }>('POST', '/api/auth', { body: { username: 'ayla7', password } });
  expect([login.status, typeof login.body.token]).toEqual([200, 'string']);
  const again = await propose(FIRST);
  addsUp(again);
  expect(again.summary).toMatchObject({ new: 0, moved: 0, changed: 0, unchanged: 2 });
  expect(counted(await bringIn(FIRST))).toEqual({ same: 2 });
});

test('a file of later: moved, renamed, left, missing and a key that is used again, each as a person decides', async () => {
  const { bringIn, propose, commit, ended, called } = await importing();
  await bringIn({
    ...FIRST,
    pupils: [
      AYLA,
      BRAM,
      { ...AYLA, key: '503', first: 'Cato', last: 'Smit' },
      { ...AYLA, key: '504', first: 'Daan', last: 'Groot' },
      { ...AYLA, key: '505', first: 'Elif', last: 'Kaya' },
    ],
  });
  const later: MadeFile = {
    groups: GROUPS,
    pupils: [
      { ...AYLA, group: 'g8', year: '8' },
      { ...BRAM, infix: 'de', last: 'Kaya-Post' },
      { ...AYLA, key: '503', first: 'Cato', last: 'Smit', left: '2020-01-01' },
      { ...BRAM, key: '504', first: 'Umut', last: 'Visser', birth: '2014-01-02' },
      { key: '506', first: 'Fleur', last: 'Peters', year: '2', group: 'g7' },
      { key: '507', first: 'Guus', last: 'Peters', year: '7' },
      { key: '508', last: '', year: '7', group: 'g7' },
      { key: '509', first: 'Hana', last: 'Weg', year: 'H', group: 'g7' },
    ],
  };
  const seen = await propose(later);
  addsUp(seen);
  expect(seen.summary).toEqual({
    error: 1,
    doubtful: 1,
    left: 1,
    notSelected: 2,
    noGroup: 1,
    new: 0,
    moved: 1,
    changed: 1,
    unchanged: 0,
    missing: 1,
  });
  expect(rowOf(seen, '501').changes).toEqual([
    { field: 'year', from: '7', to: '8' },
    { field: 'group', from: '7A', to: '8A' },
  ]);
  expect(rowOf(seen, '504')).toMatchObject({
    state: 'doubtful',
    reason: 'keyReused',
    match: { name: 'Daan van den Groot' },
  });
  expect(seen.missing.map(({ name }) => name)).toEqual(['Elif van den Kaya']);
  const doubtful = rowOf(seen, '504').row;
  const { body } = await commit(seen, {
    acts: { create: [doubtful], trash: [rowOf(seen, '503').row] },
    missing: [0],
  });
  const job = await ended(body.job);
  expect(counted(job)).toMatchObject({ made: 1, moved: 1, changed: 1, trashed: 2, skipped: 4 });
  expect(await called('Ayla')).toMatchObject([{ group: '8A', groep: 8 }]);
  expect(await called('Bram')).toMatchObject([{ infix: 'de', last_name: 'Kaya-Post', username: 'bram8' }]);
  expect((await called('Cato'))[0]!.trashed_at).not.toBeNull();
  expect((await called('Elif'))[0]).toMatchObject({ active: 0, group: null });
  // Who was decided about is known by the key from now on.
  const again = await propose(later);
  expect(rowOf(again, '504').state).toBe('unchanged');
  // Who lies in the trash and is in a file again is taken out of it.
  const back = await propose({ ...later, pupils: [{ ...AYLA, key: '505', first: 'Elif', last: 'Kaya' }] });
  expect(rowOf(back, '505')).toMatchObject({ state: 'moved', match: { inTrash: true } });
  await bringIn({ ...later, pupils: [{ ...AYLA, key: '505', first: 'Elif', last: 'Kaya' }] });
  expect(await called('Elif')).toMatchObject([{ active: 1, trashed_at: null }]);
});

test('who is there already is found by name and birth day, twins never, and a name alone is asked about', async () => {
  const { bringIn, propose, called } = await importing();
  // Noor de Vries and Daan Jansen were added by hand.
  const noor = {
    key: '601',
    first: 'Nóór',
    infix: '',
    last: 'Vries, de',
    birth: '2017-01-01',
    year: '5',
    group: 'g5',
  };
  const groups = [{ key: 'g5', name: 'groep 5', year: '5' }];
  const seen = await propose({
    groups,
    pupils: [noor, { ...noor, key: '602', first: 'Daan', last: 'Anders' }],
  });
  expect(seen.groups[0]).toMatchObject({ state: 'changed', was: 'Groep 5' });
  expect(rowOf(seen, '601')).toMatchObject({
    state: 'doubtful',
    reason: 'namesOnly',
    match: { name: 'Noor de Vries' },
  });
  expect(rowOf(seen, '602').state).toBe('new');
  const row = rowOf(seen, '601').row;
  await bringIn({ groups, pupils: [noor] }, { acts: { apply: [row] } });
  expect(await called('Nóór')).toHaveLength(1);
  // Another administration: new keys, the same birth day; and a twin.
  const moved = await propose({
    groups,
    pupils: [
      { ...noor, key: 'x1' },
      { ...noor, key: 'x2', first: 'Fenna' },
    ],
  });
  expect(rowOf(moved, 'x1')).toMatchObject({ match: { rule: 'birth' } });
  expect(rowOf(moved, 'x2').state).toBe('new');
  // Dummy keys name nobody: the same one may be anybody's.
  const dummy = await propose({ groups, pupils: [{ ...noor, key: '#1', first: 'Zoë', last: 'Elders' }] });
  expect(rowOf(dummy, '#1').state).toBe('new');
  // Two rows that find one child.
  const twice = await propose({
    groups,
    pupils: [
      { ...noor, key: '601' },
      { ...noor, key: '603', eck: 'e' },
    ],
  });
  expect(twice.summary.doubtful + twice.summary.new).toBeGreaterThan(0);
  addsUp(twice);
});

test('a number that comes back with another birth day is asked about, and known by it once that was decided', async () => {
  const { bringIn, propose, called } = await importing();
  await bringIn(FIRST);
  const [before] = await called('Ayla');
  // A namesake got the number, or somebody mended the day: only a person knows.
  const file = { groups: GROUPS, pupils: [{ ...AYLA, birth: '2016-03-14' }, BRAM] };
  const seen = await propose(file);
  addsUp(seen);
  expect(rowOf(seen, '501')).toMatchObject({
    state: 'doubtful',
    reason: 'otherBirth',
    changes: [],
    match: { name: 'Ayla van den Berg' },
  });
  expect(seen.summary).toMatchObject({ doubtful: 1, unchanged: 1, missing: 0 });
  await bringIn(file);
  expect(rowOf(await propose(file), '501').state).toBe('doubtful');
  await bringIn(file, { acts: { apply: [rowOf(seen, '501').row] } });
  expect(await called('Ayla')).toEqual([before]);
  expect(rowOf(await propose(file), '501').state).toBe('unchanged');
  // Now the day of before is the one that contradicts.
  expect(rowOf(await propose(FIRST), '501').reason).toBe('otherBirth');
});

test('a combination in two shapes is one group, apart when somebody wants that', async () => {
  const { propose, bringIn, commit, ended, db, school } = await importing();
  const pupil = (key: string, year: string, group: string) => ({
    key,
    first: `N${key}`,
    last: 'Post',
    year,
    group,
  });
  const split: MadeFile = {
    groups: [
      { key: 'a', name: '5/6', year: '5' },
      { key: 'b', name: '5/6', year: '6' },
      { key: 'c', name: '3A', year: '3' },
      { key: 'd', name: '3a', year: '3' },
    ],
    pupils: [pupil('1', '5', 'a'), pupil('2', '6', 'b'), pupil('3', '3', 'c'), pupil('4', '3', 'd')],
  };
  const seen = await propose(split);
  expect(seen.groups.map(({ name, merged }) => [name, merged])).toEqual([
    ['5/6', true],
    ['3A', false],
    ['3a (2)', false],
  ]);
  expect(seen.notices.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['EDEX_SPLIT_COMBINATION', 'EDEX_SAME_GROUP_NAME']),
  );
  const { body } = await commit(seen, { groups: [{ index: 0, merged: false }] });
  await ended(body.job);
  const names = async () =>
    (
      await db
        .selectFrom('groups')
        .select(['name', 'groep'])
        .where('account_id', '=', school.account)
        .orderBy('name')
        .execute()
    ).map(({ name, groep }) => `${name} ${groep}`);
  expect(await names()).toEqual(
    ['3A [3]', '3a (2) [3]', '5/6 (5) [5]', '5/6 (6) [6]', 'Groep 5 [5]', 'Groep 6 [6]'].sort(),
  );
  const combined: MadeFile = {
    groups: [{ key: 'e', name: '7/8', year: 'C' }],
    pupils: [
      pupil('5', '7', 'e'),
      pupil('6', '8', 'e'),
      { ...pupil('7', '', 'e'), year: undefined as never },
    ],
  };
  const other = await propose(combined);
  expect(rowOf(other, '7')).toMatchObject({ state: 'new', year: null });
  const refused = await commit(other);
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['years']]);
  await bringIn(combined, { years: [{ row: 3, year: 7 }] });
  expect(await names()).toContain('7/8 [7,8]');
});

test('pupils without a group: one for each year, or the composite group they are in', async () => {
  const { propose, commit, bringIn, called } = await importing();
  const file: MadeFile = {
    composites: [{ key: 's', name: 'Taalgroep' }],
    pupils: [
      { key: '1', first: 'Ina', last: 'Los', year: '4' },
      { key: '2', first: 'Jip', last: 'Los', year: '4', composites: ['s'] },
    ],
  };
  const seen = await propose(file);
  expect(seen.summary.noGroup).toBe(2);
  expect(seen.groups).toMatchObject([{ name: 'Taalgroep', composite: true, selected: false }]);
  const refused = await commit(seen, { acts: { create: [1] } });
  expect(Object.keys(refused.body.fields)).toEqual(['groupPerYear']);
  await bringIn(file, { acts: { create: [1] }, groups: [{ index: 0, selected: true }], groupPerYear: true });
  expect(await called('Ina')).toMatchObject([{ group: 'Groep 4' }]);
  expect(await called('Jip')).toMatchObject([{ group: 'Taalgroep' }]);
});

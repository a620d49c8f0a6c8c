import type Phaser from 'phaser';

/** All that is written on these things and what they hold. */
export const textsIn = (things: readonly Phaser.GameObjects.GameObject[]): string[] =>
  things.flatMap((thing) =>
    thing.type === 'Text'
      ? [(thing as Phaser.GameObjects.Text).text]
      : textsIn((thing as Phaser.GameObjects.Container).list ?? []),
  );

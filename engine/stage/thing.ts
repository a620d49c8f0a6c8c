import type Phaser from 'phaser';

/** What a scene puts on the stage. */
export type Thing = Phaser.GameObjects.GameObject &
  Phaser.GameObjects.Components.Transform &
  Phaser.GameObjects.Components.Visible &
  Phaser.GameObjects.Components.AlphaSingle &
  Phaser.GameObjects.Components.Depth & {
    getBounds?(output?: Phaser.Geom.Rectangle): Phaser.Geom.Rectangle;
  };

export type Image = Phaser.GameObjects.Image;
export type Container = Phaser.GameObjects.Container;
export type Text = Phaser.GameObjects.Text;
export type Graphics = Phaser.GameObjects.Graphics;

/** A rectangle in u. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Layers of the stage: a higher depth lies on top. Kit parts that the round shows lie above all of a scene. */
export const DEPTH = { backdrop: -1000, kit: 5000, banner: 6000, ring: 7000, hand: 8000 } as const;

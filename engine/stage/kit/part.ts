import Phaser from 'phaser';
import { PLATES, type PlateName, type PlateState } from '../../drawing/index.ts';
import type { Stage } from '../stage.ts';
import type { Image } from '../thing.ts';
import type { Sheets } from './sheets.ts';

const matrix = new Phaser.GameObjects.Components.TransformMatrix();
const parent = new Phaser.GameObjects.Components.TransformMatrix();

/** What every part of the kit needs. */
export interface KitBase {
  stage: Stage;
  sheets: Sheets;
}

/** A part of the kit: a container whose bounds are the thing itself, without rim and shadow. */
export class KitPart extends Phaser.GameObjects.Container {
  protected readonly base: KitBase;

  constructor(base: KitBase, x: number, y: number, width: number, height: number) {
    super(base.stage.scene, x, y);
    this.base = base;
    this.setSize(width, height);
    base.stage.scene.add.existing(this);
  }

  override getBounds<O extends Phaser.Geom.Rectangle>(output?: O): O {
    const out = output ?? (new Phaser.Geom.Rectangle() as O);
    this.getWorldTransformMatrix(matrix, parent);
    const width = this.width * Math.hypot(matrix.a, matrix.b);
    const height = this.height * Math.hypot(matrix.c, matrix.d);
    out.setTo(matrix.e - width / 2, matrix.f - height / 2, width, height);
    return out;
  }
}

/** A plate of the kit as one image; without the kit's art an invisible one of the same size. */
export function plateImage(base: KitBase, name: PlateName, state: PlateState, width: number): Image {
  const image = base.stage.scene.add.image(0, 0, '__DEFAULT');
  dressPlate(base, image, name, state, width);
  return image;
}

/** Puts another look or width on a plate's image. */
export function dressPlate(base: KitBase, image: Image, name: PlateName, state: PlateState, width: number) {
  const plate = base.sheets.plate(name, state, width);
  if (plate) {
    image.setTexture(plate.key).setScale(1 / plate.scale);
    return;
  }
  const { margin, height } = PLATES[name];
  image.setDisplaySize(width + margin * 2, height + margin * 2).setVisible(false);
}

import type { Page } from '@playwright/test';

/** Mean difference of the colour values (0 to 255) of two pictures of the same size, given as data URLs. */
export const difference = (page: Page, a: string, b: string) =>
  page.evaluate(
    async ([a, b]) => {
      const pixels = async (url: string) => {
        const image = new Image();
        image.src = url;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext('2d')!;
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height).data;
      };
      const [one, two] = [await pixels(a), await pixels(b)];
      return one.reduce((sum, value, i) => sum + Math.abs(value - two[i]!), 0) / one.length;
    },
    [a, b] as const,
  );

export const FX_PRESETS = ['spat', 'confetti', 'stoom', 'bellen', 'sneeuw', 'stof', 'sterren'] as const;
export type FxPreset = (typeof FX_PRESETS)[number];

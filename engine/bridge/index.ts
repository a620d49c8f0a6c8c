export * from './phase.ts';
export * from './events.ts';
export * from './hud.ts';
export * from './handle.ts';

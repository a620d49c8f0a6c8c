export * from './word.ts';
export * from './request.ts';

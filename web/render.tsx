// What the build renders to HTML (build/prerender.ts).
export { renderScreens } from './app/render.tsx';
export { renderPages } from './site/render.tsx';

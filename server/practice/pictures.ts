import express, { Router } from 'express';

/** Where the pictures of words are; below /api, so that a development server passes it on. */
export const PICTURES = '/api/pictures/';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Serves the pictures that the build made. Their names have no hash: a browser asks again after a day. */
export function pictureRoutes(folder: string): Router {
  const router = Router();
  router.use(PICTURES, express.static(folder, { index: false, redirect: false, maxAge: DAY_MS }));
  return router;
}

import type { ComponentType } from 'react';
import type { NonIndexRouteObject, RouteObject } from 'react-router';
import type { Action } from '../../../server/contract/permissions.ts';
import { Guard } from '../guard.tsx';

/** What is known of a screen before its code is fetched. */
export interface ScreenHandle {
  /** Its name in the specification, where it has one. */
  name?: string;
  /** What one must be allowed to do to see it; without it anybody may. */
  action?: Action;
}

/** A screen whose code is fetched when it is first opened. */
export const screen = (
  path: string,
  load: () => Promise<ComponentType>,
  handle: ScreenHandle = {},
): NonIndexRouteObject => ({
  path,
  ...(handle.name && { id: handle.name }),
  handle,
  lazy: async () => {
    const Screen = await load();
    const { action } = handle;
    if (!action) return { Component: Screen };
    return {
      element: (
        <Guard action={action}>
          <Screen />
        </Guard>
      ),
    };
  },
});

/** An area: its frame, what one must be allowed to do to enter it at all, and its screens. */
export const area = (
  path: string,
  load: () => Promise<ComponentType>,
  action: Action,
  children: RouteObject[],
): RouteObject => ({ ...screen(path, load, { action }), children });

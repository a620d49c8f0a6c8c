import { createContext, useContext } from 'react';
import type { FieldName, PracticeFields, SomeFields } from '../../../server/contract/practice-fields.ts';
import type { Effect, SettingOptions } from '../../../server/contract/settings.ts';

/** What is filled in: the head of a group's setting, and all fields, those that come from the level above included. */
export interface SettingValues {
  head: { name: string; from: string; to: string; wholeGroup: boolean };
  fields: PracticeFields;
}

/** A method to choose from. */
export type KnownMethod = SettingOptions['methods'][number];

/** What the parts of the form share. */
export interface FormScene {
  accountId: string;
  /** What the level above says. */
  base: PracticeFields;
  /** What is filled in because the pupil chose it in a game. */
  inGame: SomeFields;
  /** Whether the level above is a group's setting: then differences are marked as such. */
  isPupil: boolean;
  options: SettingOptions;
  /** What the setting as it is filled in leaves; undefined until that is known. */
  effect: Effect | undefined;
}

export const FormSceneContext = createContext<FormScene | undefined>(undefined);

/** The form that a field stands in. */
export function useFormScene(): FormScene {
  const scene = useContext(FormSceneContext);
  if (!scene) throw new Error('A field stands in a setting form.');
  return scene;
}

export const TABS = ['content', 'games', 'time', 'rewards', 'access'] as const;
export type Tab = (typeof TABS)[number];

/** On which tab each field stands. */
export const TAB_OF: Record<FieldName, Tab> = {
  learningLine: 'content',
  start: 'content',
  targetSuccess: 'content',
  reviewShare: 'content',
  formsOff: 'games',
  gamesOff: 'games',
  calm: 'games',
  support: 'games',
  tempo: 'games',
  noMisspellings: 'games',
  minutes: 'time',
  days: 'time',
  hours: 'time',
  weekGoal: 'rewards',
  largeLetters: 'access',
  wideLetters: 'access',
  font: 'access',
  tint: 'access',
  captions: 'access',
  ruler: 'access',
  reducedMotion: 'access',
  keyboard: 'access',
  voice: 'access',
  onlineVoices: 'access',
  volumes: 'access',
};

import { tones } from '../../../engine/drawing/tables.ts';

/** The floor of a wild garden, deep in the shade, as it is seen from close by. */
export const SHADE = tones(
  'far #6FA896 fern #5B9682 fernLight #86BBA0 ground #B4DBB2 moss #A3CFA4 patch #C3E3B8 path #E6DCB4 pebble #CFCBB6',
  'blade #4E8F6E bladeLight #6FAE84 leaf #7FBF73 leafDeep #559553 stem #EFE3CB cap #E2725B capDeep #B24F3D',
  'bark #9A6F4A barkDeep #6E4A2E wood #C99A62 glass #DDF1EE lid #E8A13C song #2F6FDE net #F4F7F2',
);

const bug = (shell: string, deep: string, head: string) => ({ shell, deep, head });
/** What a bug is made of: its shell, a darker tone of that, and its head. */
export type BugTones = ReturnType<typeof bug>;

/** The six kinds, told apart by shape and pattern as well. */
export const BUGS = [
  bug('#E5533D', '#B23624', '#3A3550'),
  bug('#2FA79A', '#187168', '#3F5A57'),
  bug('#F2B632', '#C98718', '#5A432A'),
  bug('#8E57C4', '#643799', '#4A2D6B'),
  bug('#8FC24A', '#5F8F26', '#6FA634'),
  bug('#6E8FC9', '#46659E', '#4F6FAB'),
] as const;

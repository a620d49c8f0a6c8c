/** Item of local storage: whether the sound of this device is off. */
export const MUTED = 'geluid_uit';

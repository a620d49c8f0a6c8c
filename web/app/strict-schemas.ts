import { config } from 'zod';

// Zod tries whether it may make code on the fly. The pages' content security policy forbids that, and browsers report each
// try as a fault. This module is in the chunk of zod itself (vite.config.ts): it has to come before the first schema.
config({ jitless: true });

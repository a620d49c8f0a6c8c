import { z } from 'zod';

// What a server and a browser say to each other about passkeys (WebAuthn), as JSON: binary things are base64url.

/** Longer than anything that a passkey sends whose maker is not asked for. */
const binary = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/);
const id = binary(1400);
const transport = z.string().max(30);
const known = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});

/** With what a browser makes a passkey. */
export const passkeyMakingSchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: z.array(known),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    requireResidentKey: z.literal(false),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyMaking = z.infer<typeof passkeyMakingSchema>;

/** A passkey that a browser made. */
export const madePasskeySchema = z.object({
  id,
  rawId: id,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: binary(4000),
    attestationObject: binary(12_000),
    transports: z.array(transport).max(10).optional(),
  }),
});
export type MadePasskey = z.infer<typeof madePasskeySchema>;

/** What a browser asks of a passkey. */
export const passkeyAskingSchema = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  allowCredentials: z.array(known),
  userVerification: z.literal('required'),
});
export type PasskeyAsking = z.infer<typeof passkeyAskingSchema>;

/** What a passkey answers. */
export const passkeyAnswerSchema = z.object({
  id,
  rawId: id,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: binary(4000),
    authenticatorData: binary(4000),
    signature: binary(12_000),
    userHandle: binary(200).nullish(),
  }),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswerSchema>;

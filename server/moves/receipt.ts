import { createHmac, timingSafeEqual } from 'node:crypto';
import { compactVerify, CompactSign, decodeProtectedHeader, exportJWK, importJWK } from 'jose';
import { z } from 'zod';
import { keyOfCode, type MoveKeys } from './archive-keys.ts';

/** What a receipt says. */
const saidSchema = z.object({
  archive: z.uuid(),
  /** Where it was read. */
  reader: z.string().max(200),
  readAt: z.int(),
  /** Only who had file and code can make it. */
  proof: z.string(),
});
export type Receipt = z.infer<typeof saidSchema>;

const proofOf = (code: string, archive: string) =>
  createHmac('sha256', keyOfCode(code, archive, 'receipt'))
    .update(archive)
    .digest();

/** The receipt of a file that was read here, signed by this server. */
export async function writeReceipt(
  keys: MoveKeys,
  { code, ...said }: Omit<Receipt, 'proof'> & { code: string },
): Promise<string> {
  const text = JSON.stringify({ ...said, proof: proofOf(code, said.archive).toString('base64url') });
  return new CompactSign(Buffer.from(text))
    .setProtectedHeader({ alg: 'EdDSA', jwk: await exportJWK(keys.publicKey) })
    .sign(keys.privateKey);
}

/** What a receipt says; undefined when it is none, or was changed. */
export async function readReceipt(receipt: string): Promise<Receipt | undefined> {
  try {
    const { jwk } = decodeProtectedHeader(receipt);
    const key = await importJWK(jwk!, 'EdDSA');
    const { payload } = await compactVerify(receipt, key, { algorithms: ['EdDSA'] });
    return saidSchema.parse(JSON.parse(Buffer.from(payload).toString('utf8')));
  } catch {
    return undefined;
  }
}

/** Whether a receipt was made by somebody who had the code of its file. */
export function isProven({ archive, proof }: Receipt, code: string): boolean {
  const given = Buffer.from(proof, 'base64url');
  const wanted = proofOf(code, archive);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

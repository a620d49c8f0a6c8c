import { errorSchema, type ErrorCode } from '../../server/contract/call.ts';
import { common } from '../app/wording/common.ts';

/** Something that failed whose `message` is Dutch and fit to show. */
export class ShownError extends Error {
  override name = 'ShownError';
}

/** A call that failed. */
export class ApiError extends ShownError {
  /** HTTP status, or 0 when no answer came. */
  readonly status: number;
  readonly code: ErrorCode | 'network';
  /** Message per faulty field, by its path. */
  readonly fields: Readonly<Record<string, string>>;
  constructor(
    status: number,
    code: ErrorCode | 'network',
    message: string,
    fields: Record<string, string> = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

/** What goes wrong before an answer comes: no line, no server. */
export const networkError = () => new ApiError(0, 'network', common('errors.network'));

/** Reads an answer that is not 2xx. The message of its body, when there is one, is the message shown. */
export async function readError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  const parsed = errorSchema.safeParse(body);
  if (parsed.success) {
    return new ApiError(response.status, parsed.data.code, parsed.data.message, parsed.data.fields);
  }
  const message =
    typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
      ? body.message
      : common('errors.unknown');
  return new ApiError(response.status, 'internal', message);
}

/** The Dutch message that belongs to anything that was thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof ShownError ? error.message : common('errors.unknown');

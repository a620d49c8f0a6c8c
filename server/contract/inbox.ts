import { z } from 'zod';
import { attachmentSchema } from './attachments.ts';
import { defineCall, idSchema } from './call.ts';

/** What a message is about. */
export const MESSAGE_KINDS = ['nieuws', 'storing', 'licentie', 'training', 'roadmap', 'privacy'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** How far a message is as it is stored; whether it is to come or over follows from its days (`MESSAGE_STANDINGS`). */
export type MessageState = 'draft' | 'published' | 'withdrawn';

/** Messages on one page of the list. */
export const MESSAGES_PER_PAGE = 25;

const messageSchema = z.object({
  id: z.string(),
  kind: z.enum(MESSAGE_KINDS),
  /** Empty for one that was withdrawn: what stood in it is gone. */
  title: z.string(),
  text: z.string(),
  /** A page of the reader's account, below its address; empty for none. */
  link: z.string(),
  attachments: z.array(attachmentSchema),
  /** When it was published, ms since the epoch. */
  at: z.int(),
  changedAt: z.int().nullable(),
  isWithdrawn: z.boolean(),
  isPinned: z.boolean(),
  isRead: z.boolean(),
  isArchived: z.boolean(),
});
export type MessageView = z.infer<typeof messageSchema>;

const messageParams = z.object({ message: idSchema });

export const listMessages = defineCall({
  id: 'listMessages',
  method: 'GET',
  path: '/api/messages',
  action: 'message:read',
  when: 'core',
  summary: 'Berichten voor wie ingelogd is: vastgezette eerst, dan de nieuwste.',
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    kind: z.enum(MESSAGE_KINDS).optional(),
    archived: z.enum(['yes', 'no']).default('no'),
  }),
  response: z.object({
    messages: z.array(messageSchema),
    total: z.int(),
    /** Of all of them, whatever is asked for here. */
    unread: z.int(),
    /** Whether this person gets messages by mail too. */
    mail: z.boolean(),
  }),
});

export const getMessage = defineCall({
  id: 'getMessage',
  method: 'GET',
  path: '/api/messages/{message}',
  action: 'message:read',
  when: 'core',
  summary: 'Eén bericht.',
  params: messageParams,
  response: messageSchema,
});

export const messageNews = defineCall({
  id: 'messageNews',
  method: 'GET',
  path: '/api/message-news',
  action: 'message:read',
  when: 'core',
  summary: 'Hoeveel er nieuw is: ongelezen berichten, en vragen met een antwoord dat nog niet gelezen is.',
  response: z.object({ unread: z.int(), threads: z.int() }),
});

export const markMessage = defineCall({
  id: 'markMessage',
  method: 'PUT',
  path: '/api/messages/{message}/read',
  action: 'message:read',
  when: 'core',
  summary: 'Zet een bericht op gelezen of ongelezen, in het archief of terug.',
  params: messageParams,
  body: z.object({ read: z.boolean().optional(), archived: z.boolean().optional() }),
  response: messageSchema,
});

export const readAllMessages = defineCall({
  id: 'readAllMessages',
  method: 'PUT',
  path: '/api/messages/read-all',
  action: 'message:read',
  when: 'core',
  summary: 'Zet alle berichten op gelezen.',
  response: z.object({ read: z.int() }),
});

export const chooseMessageMail = defineCall({
  id: 'chooseMessageMail',
  method: 'PUT',
  path: '/api/message-choices',
  action: 'message:read',
  when: 'core',
  summary:
    'Zet berichten per mail aan of uit. Over de licentie en privacy krijgen beheerders altijd een mail.',
  body: z.object({ mail: z.boolean() }),
  response: z.object({ mail: z.boolean() }),
});

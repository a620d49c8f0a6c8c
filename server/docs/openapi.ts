import { z } from 'zod';
import { errorSchema, type Call } from '../contract/call.ts';
import { CALLS } from '../contract/index.ts';
import { PERMISSIONS } from '../contract/permissions.ts';

/** Answers that every call may give. */
const GENERAL = {
  '400': 'Onleesbaar.',
  '404': 'Niet gevonden, of niet van jou.',
  '422': 'Niet goed ingevuld.',
  '429': 'Te vaak achter elkaar.',
};
const WITH_SESSION = { '401': 'De aanmelding is voorbij.', '403': 'Dit mag niet met deze aanmelding.' };

type Json = Record<string, unknown>;

/** What a schema cannot say in JSON Schema (dealt exercises) is left open. */
const toSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    target: 'openapi-3.0',
    unrepresentable: 'any',
    io,
  }) as Json;
  void $schema;
  return rest;
};

const isEmpty = (schema: Json) =>
  schema['type'] === 'object' && Object.keys((schema['properties'] as Json) ?? {}).length === 0;

function parameters(schema: z.ZodType, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = toSchema(schema, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function success({ answer = 'content', response }: Call): Json {
  if (answer === 'nothing') return { '204': { description: 'Gelukt.' } };
  if (answer === 'redirect') return { '302': { description: 'Ga naar een andere bladzijde.' } };
  if (answer === 'file')
    return {
      '200': {
        description: 'Een bestand.',
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
    };
  const schema = toSchema(response, 'output');
  const kind = schema['type'] === 'string' ? 'text/plain' : 'application/json';
  return { '200': { description: 'Gelukt.', content: { [kind]: { schema } } } };
}

/** What a call that is asked again for says besides. */
const CONFIRMED =
  ' Alleen kort na het wachtwoord (anders 422 met code confirmation-needed): geef het nog eens met confirmIdentity.';

function operation(call: Call): Json {
  const body = toSchema(call.body, 'input');
  const open = call.action === 'public';
  const error = (description: string) => ({
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Fout' } } },
  });
  const errors = Object.entries({
    ...GENERAL,
    ...(open ? {} : WITH_SESSION),
    ...(call.errors.includes('conflict') && { '409': 'Dit kan nu niet.' }),
  });
  return {
    operationId: call.id,
    summary: call.summary,
    description: open
      ? 'Zonder aanmelding.'
      : `Voor: ${Object.keys(PERMISSIONS[call.action as keyof typeof PERMISSIONS]).join(', ')}.${call.confirmed ? CONFIRMED : ''}`,
    tags: [call.path.split('/')[2] ?? ''],
    security: open ? [] : [{ token: [] }],
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query')],
    ...(call.takesFile && {
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              required: ['file'],
              properties: { file: { type: 'string', format: 'binary' } },
            },
          },
        },
      },
    }),
    ...(!isEmpty(body) && {
      requestBody: { required: true, content: { 'application/json': { schema: body } } },
    }),
    responses: {
      ...success(call),
      ...Object.fromEntries(errors.map(([status, description]) => [status, error(description)])),
    },
  };
}

/** The OpenAPI document of every call in the contract. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const call of CALLS) (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(call);
  return {
    openapi: '3.0.3',
    info: {
      title: 'Spelwereld: de aanroepen',
      version: '1',
      description:
        'Alle aanroepen van de server. Een fout heeft altijd een Nederlandse tekst die je kunt tonen.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Fout: toSchema(errorSchema, 'output') },
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT (RS512)' } },
    },
  };
}

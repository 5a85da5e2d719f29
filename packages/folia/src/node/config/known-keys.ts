import type { z } from 'zod';
import type { KeyPath } from './source';

/** The keys a schema knows at a path; those of all branches where there are several. */
export function knownKeys(schema: z.ZodType, path: KeyPath): string[] {
  let level: z.core.$ZodType[] = collectBranches(schema);
  for (const key of path) level = level.flatMap((part) => inside(part, key)).flatMap(collectBranches);
  return [...new Set(level.flatMap(shapeKeys))];
}

/** The definition of any schema. Zod's own class types are a union without a common discriminator in TypeScript. */
type Definition = z.core.$ZodTypes['_zod']['def'];

function getDefinition(schema: z.core.$ZodType): Definition {
  // Zod documents `$ZodTypes` as the union to cast to when a schema is walked.
  return (schema as z.core.$ZodTypes)._zod.def;
}

/** Looks through defaults, options and unions. */
function collectBranches(schema: z.core.$ZodType): z.core.$ZodType[] {
  const definition = getDefinition(schema);
  switch (definition.type) {
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nullable':
    case 'readonly':
      return collectBranches(definition.innerType);
    case 'pipe':
      return collectBranches(definition.in);
    case 'lazy':
      return collectBranches(definition.getter());
    case 'union':
      return definition.options.flatMap(collectBranches);
    default:
      return [schema];
  }
}

function inside(schema: z.core.$ZodType, key: string | number): z.core.$ZodType[] {
  const definition = getDefinition(schema);
  switch (definition.type) {
    case 'object':
      return definition.shape[key] ? [definition.shape[key]] : [];
    case 'array':
      return [definition.element];
    case 'tuple':
      return typeof key === 'number' && definition.items[key] ? [definition.items[key]] : [];
    case 'record':
      return [definition.valueType];
    default:
      return [];
  }
}

function shapeKeys(schema: z.core.$ZodType): string[] {
  const definition = getDefinition(schema);
  return definition.type === 'object' ? Object.keys(definition.shape) : [];
}

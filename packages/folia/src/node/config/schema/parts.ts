import { z } from 'zod';
import { hexColour, maxEmailLength, maxUrlLength } from '../../../shared/constants';
import { getLinkFault, isEmail } from '../../../shared/link-fault';
import { isBasePath } from '../base-path';
import { type CustomIssue, type TypeName, templates } from '../messages';

/** Longest addresses, in characters. */
const limits = { email: maxEmailLength, url: maxUrlLength } as const;

/** An optional field: null when it is absent. */
export const orNull = <S extends z.ZodType>(schema: S) => schema.optional().transform((value) => value ?? null);

/** A check whose message is one of our templates. A check that throws counts as failed. */
export function fails<T>(test: (value: T) => boolean, issue: CustomIssue) {
  return z.refine<T>((value) => passes(test, value), { params: { ...issue } });
}

function passes<T>(test: (value: T) => boolean, value: T): boolean {
  try {
    return test(value);
  } catch {
    return false;
  }
}

const tooLong: CustomIssue = { template: templates.string.max, values: { max: limits.url } };

const valid = (type: TypeName): CustomIssue => ({ template: templates.types[type], values: { type } });

/** Text that is not blank. */
export const filled = () => z.string().check(fails((value) => value.trim() !== '', { template: templates.whitespace }));

/** Text or a regular expression. */
export const pattern = () =>
  z.custom<string | RegExp>((value) => typeof value === 'string' || value instanceof RegExp, {
    params: { template: templates.types.regexp, values: { type: 'regexp' } },
  });

/** An e-mail address of at most 320 characters. */
export const email = () => z.string().check(fails(isEmail, valid('email')), z.maxLength(limits.email));

/** An absolute `http(s)` address of at most 2048 characters. */
export const url = () => z.string().check(z.maxLength(limits.url), fails(isWebUrl, valid('url')));

/** An absolute `http(s)` address or one that starts with `/`. */
export const address = () => z.string().check(z.maxLength(limits.url), fails(isAddress, valid('url')));

/** Where a link of the site leads: a page, another site, `mailto:`, `tel:`, a hash. */
export const link = () =>
  filled().check(
    fails((value) => getLinkFault(value)?.kind !== 'too-long', tooLong),
    fails((value) => getLinkFault(value)?.kind !== 'email-too-long', {
      template: templates.string.max,
      values: { max: limits.email },
    }),
    fails((value) => getLinkFault(value)?.kind !== 'email', valid('email')),
    fails((value) => getLinkFault(value)?.kind !== 'script', valid('url')),
  );

/** An image: a file of the public folder (`/logo.svg`), an absolute address or a `data:` address. '' means none. */
export const image = () =>
  z.string().check(
    fails((value) => value.startsWith('data:') || value.length <= limits.url, tooLong),
    fails((value) => value === '' || isAddress(value) || value.startsWith('data:image/'), valid('url')),
  );

/** A colour of three or six hexadecimal digits; the `#` may be left out. */
export const hexColor = () => z.string().check(fails((value) => hexColour.test(value), valid('hex')));

/** A heading depth. */
export const depth = () => between(1, 6);

/** A whole number with two bounds. */
export const between = (min: number, max: number) =>
  z
    .int()
    .check(fails((value) => value >= min && value <= max, { template: templates.number.range, values: { min, max } }))
    .meta({ minimum: min, maximum: max });

/** A whole number that counts something. */
export const positive = () => z.int().min(1);

const time = /^(\d{4}-\d{2}-\d{2})(?:(?:T| )\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?: ?(?:Z|[+-]\d{2}:?\d{2}))?)?$/;

/** `2026-11-20`, a day that there is. A time behind it is left out. */
export const day = () =>
  z
    .string()
    .check(
      fails((value) => time.test(value), { template: templates.date.format, values: { format: 'YYYY-MM-DD' } }),
      fails(isDay, { template: templates.date.invalid }),
    )
    .transform((value) => value.slice(0, 10));

/** Wrongly written ones are reported as such. */
function isDay(value: string): boolean {
  const [, written = ''] = time.exec(value) ?? [];
  return written === '' || new Date(`${written}T00:00:00Z`).toISOString().startsWith(written);
}

/** `[tag, attributes]`. Numbers and flags, which YAML makes of unquoted values, become text. */
export const headTag = () =>
  z.tuple([z.string().regex(/^[a-z][a-z0-9-]*$/), z.record(z.string().regex(/^[a-zA-Z][\w:-]*$/), attribute())]);

export type HeadTagInput = z.input<ReturnType<typeof headTag>>;

const attribute = () => z.union([z.string(), z.number(), z.boolean()]).transform(String);

function isWebUrl(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && !/\s/.test(value);
}

const isAddress = (value: string): boolean => isWebUrl(value) || /^\/(?![/\\])\S*$/.test(value);

/** Targets of a link of the configuration: web, mail or phone. Faults of a mail address are reported by `link`. */
export const isLinkTarget = (value: string): boolean => /^(mailto|tel):/.test(value) || isAddress(value);

export const basePath = () =>
  z.string().check(fails(isBasePath, { template: templates.pattern, values: { pattern: '/path/' } }));

/** `en`, `pt-BR`, `zh-Hant`: a tag that `Intl` knows how to read. */
export const languageTag = () =>
  z
    .string()
    .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$/, { abort: true })
    .check(fails((value) => Intl.getCanonicalLocales(value).length === 1, { template: templates.language }));

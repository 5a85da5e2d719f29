const { PUBLIC_API } = process.env;
const name = 'PUBLIC_API';

export const api = process.env.PUBLIC_API;
export const docs = import.meta.env.PUBLIC_DOCS;
export const bracket = process.env['PUBLIC_API'];
export const destructured = PUBLIC_API;
export const computed = process.env[name];
export const unset = process.env.PUBLIC_UNSET;
export const region = process.env.KIT_REGION;
export const token = process.env.TOKEN;

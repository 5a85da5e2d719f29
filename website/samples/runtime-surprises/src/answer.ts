export const answer = await Promise.resolve(42);

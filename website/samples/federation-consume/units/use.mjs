const units = await import('./dist/units.js');
await units.init({});

const { toInch } = (await units.get('./convert'))();
console.log(Object.keys(units), toInch(254));

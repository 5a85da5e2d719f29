export default { nextPage: 'Continue lendo' };

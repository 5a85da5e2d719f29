export const count = ref(0);

export const volume = (width, height, depth) => width * height * depth;

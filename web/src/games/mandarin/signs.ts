// The small shapes of the round board, drawn round the origin.
export const STAR = "M0 -9 L2.6 -3 L9 -2.6 L4.2 1.6 L5.8 8 L0 4.4 L-5.8 8 L-4.2 1.6 L-9 -2.6 L-2.6 -3Z";
export const ROOF = "M-17 4 L0 -13 L17 4Z M-10 7 H10 V17 H-10Z";
export const FLAG = "M-38 -16 H40 L33 0 L40 16 H-38Z";

declare module "virtual:icons" {
  /** Where the picture of each animal, and of Pangu, is to be had. */
  const places: Record<string, string>;
  export default places;
}

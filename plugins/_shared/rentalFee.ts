/** What people call what an agency has for letting a property: its share of the rent. */
export const rentalFee = [
  'Administración inmobiliaria',
  'Comisión inmobiliaria',
  'Comisión de arrendamiento',
];

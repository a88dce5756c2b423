/**
 * What is made of a document, or a part of one, made once for each: it is frozen. A draft may still
 * change, and is never remembered.
 */
export function madeOnce<Of extends object, Made extends object>(
  make: (of: Of) => Made,
): (of: Of) => Made {
  const known = new WeakMap<Of, Made>();
  return (of) => {
    const made = known.get(of) ?? make(of);
    if (Object.isFrozen(of)) known.set(of, made);
    return made;
  };
}

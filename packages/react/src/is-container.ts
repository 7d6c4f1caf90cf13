/** The check that React itself makes on a container. */
export function isContainer(candidate: object): candidate is Element {
  return 'nodeType' in candidate && candidate.nodeType === Node.ELEMENT_NODE;
}

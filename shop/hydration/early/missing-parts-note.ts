import { carryOver, holdsMore } from './carried-over.ts'

let note: HTMLElement | undefined

/** @param goesOn  whether more is tried: otherwise nothing is promised */
export function showMissingPartsNote(goesOn = true): void {
  if (!document.body || (note && goesOn)) return
  note?.remove()
  note = document.createElement('p')
  note.id = 'scripts-late'
  note.role = 'status'
  note.append('Part of this page has not arrived. ', whatFollows(goesOn), linkToItself())
  document.body.append(note)
}

export function hideMissingPartsNote(): void {
  note?.remove()
  note = undefined
}

function whatFollows(goesOn: boolean): string {
  if (goesOn) return 'We keep trying, and the buttons work as soon as it is here. '
  return holdsMore() ? 'If you load it again, a card must be typed again and a photo chosen again. ' : ''
}

function linkToItself() {
  const link = document.createElement('a')
  link.href = location.href
  link.textContent = 'Load it again'
  link.onclick = (event) => {
    event.preventDefault()
    carryOver()
    location.reload()
  }
  return link
}

import { keepTyped } from './typed-text.ts'

let note: HTMLElement | undefined

/** @param goesOn  whether more is tried: otherwise nothing is promised */
export function say(goesOn = true): void {
  if (!document.body || (note && goesOn)) return
  note?.remove()
  note = document.createElement('p')
  note.id = 'scripts-late'
  note.role = 'status'
  const promise = goesOn ? 'We keep trying, and the buttons work as soon as it is here. ' : ''
  note.append('Part of this page has not arrived. ', promise, linkToItself())
  document.body.append(note)
}

export function unsay(): void {
  note?.remove()
  note = undefined
}

function linkToItself() {
  const link = document.createElement('a')
  link.href = location.pathname + location.search
  link.textContent = 'Load it again'
  link.onclick = (event) => {
    event.preventDefault()
    keepTyped()
    location.reload()
  }
  return link
}

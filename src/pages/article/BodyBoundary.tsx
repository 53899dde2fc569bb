import { Component } from 'react'
import type { ReactNode } from 'react'
import { blog } from '../../content/blog.ts'

/** Says where the text of an article could not be fetched; everything around it stays. */
export class BodyBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div role="alert" className="body-failed">
        <p className="lead">{blog.bodyFailed.text}</p>
        <button type="button" className="button button-outline" onClick={() => location.reload()}>
          {blog.bodyFailed.retry}
        </button>
      </div>
    )
  }
}
